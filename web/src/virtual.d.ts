declare module "virtual:icons/*" {
  /** SVG bodies on a square of 512, by our name for the icon: one list of `src/icons/`. */
  const icons: Record<string, string | undefined>;
  export default icons;
}
