declare module "*?icons" {
  /** SVG bodies of game-icons on a square of 512, by our name for the icon. */
  const icons: Record<string, string | undefined>;
  export default icons;
}

declare module "*?lucide" {
  /** SVG bodies of Lucide icons on a square of 24, by our name for the icon. */
  const icons: Record<string, string | undefined>;
  export default icons;
}
