declare module "*?icons" {
  /** SVG bodies on a square of 512, by our name for the icon. */
  const icons: Record<string, string | undefined>;
  export default icons;
}
