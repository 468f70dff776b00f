import type { Box } from "./geometry";

/** Paths of shapes that several drawings share. */

/** A star around the origin. */
export function star(radius: number, points = 5, inner = 0.46): string {
  const at = Array.from({ length: points * 2 }, (_, i) => {
    const r = i % 2 === 0 ? radius : radius * inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${at.join("L")}Z`;
}

/** A regular polygon around the origin, a corner on top. */
export function polygon(radius: number, corners: number): string {
  return star(radius, corners / 2, 1);
}

/** A cogwheel around the origin, with a hole in its middle if it has one. */
export function cog(radius: number, teeth: number, hole = 0): string {
  const step = (Math.PI * 2) / teeth;
  const at = (angle: number, r: number) =>
    `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  let path = "";
  for (let i = 0; i < teeth; i++) {
    const a = i * step;
    const inner = radius * 0.8;
    path += `${i === 0 ? "M" : "L"}${at(a - step * 0.3, inner)}L${at(a - step * 0.18, radius)}`;
    path += `L${at(a + step * 0.18, radius)}L${at(a + step * 0.3, inner)}`;
  }
  path += "Z";
  if (hole > 0)
    path += `M${hole} 0A${hole} ${hole} 0 1 0 ${-hole} 0A${hole} ${hole} 0 1 0 ${hole} 0Z`;
  return path;
}

/** A cloud of this width, with its flat side on the line y = 0. */
export function cloud(width: number): string {
  const w = width / 100;
  const p = (x: number, y: number) => `${(x * w).toFixed(1)} ${(y * w).toFixed(1)}`;
  return (
    `M${p(-50, 0)}C${p(-62, 0)} ${p(-60, -20)} ${p(-44, -18)}C${p(-46, -36)} ${p(-20, -42)} ` +
    `${p(-14, -28)}C${p(-6, -48)} ${p(26, -44)} ${p(24, -22)}C${p(40, -32)} ${p(54, -18)} ` +
    `${p(44, -12)}C${p(60, -12)} ${p(60, 0)} ${p(50, 0)}Z`
  );
}

/** The top of a frame with rounded corners, so high: where its heading stands. */
export function tab({ x, y, w }: Box, height: number, radius = 12): string {
  const r = radius;
  return `M${x} ${y + height}V${y + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + w - r}a${r} ${r} 0 0 1 ${r} ${r}V${y + height}Z`;
}
