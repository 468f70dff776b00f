/** How far things at the edge of the map reach around their middle, in units of the drawing. */

export const CORNER_RADIUS = 62;

/** Vast crystals are larger. */
export const crystalReach = (vast: boolean): number => (vast ? 28 : 19);
