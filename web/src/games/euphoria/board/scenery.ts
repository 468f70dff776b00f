import { WIDTH } from "./layout";

/** The paths of the landscape behind the board. */

/** The sky ends in clouds: arcs of different widths, always the same. */
export const SKY = (() => {
  let path = `M0 0H${WIDTH}V182`;
  let x = WIDTH;
  for (const w of [64, 92, 74, 110, 82, 70, 120, 88, 66, 104, 84, 76, 98, 72]) {
    const to = Math.max(0, x - w);
    path += `A${w * 0.56} ${w * 0.3} 0 0 1 ${to} 182`;
    x = to;
    if (x === 0) break;
  }
  return `${path}V0Z`;
})();

/** x, y and width. */
export const CLOUDS = [
  [250, 120, 150],
  [470, 60, 190],
  [660, 180, 210],
  [815, 176, 190],
  [968, 180, 210],
  [1110, 178, 200],
  [1010, 30, 130],
  [330, 32, 90],
] as const;

/** Euphoria: a skyline behind walls. */
export const SKYLINE =
  "M8 506V214H22V200H40V214H64V196H76V206H96V214H128V192H140V186H148V192H160V214H196V202H214V214" +
  "H252V196H262V204H284V214H318V198H336V214H368V190H380V184H388V190H400V214H438V202H456V214H492" +
  "V196H508V214H536V506Z";
export const TOWERS =
  "M30 434V330H52V300H70V434ZM196 434V290H204V434ZM520 434V306H534V434ZM110 506V436H118V506Z" +
  "M322 506V448H346V506Z";

/** The Wastelands. */
export const DUNES =
  "M664 506V222C700 196 738 192 776 206C820 222 852 186 906 194C950 200 968 216 1012 206C1060 194 " +
  "1100 188 1140 204C1160 212 1180 210 1192 202V506Z";
export const RIDGES = [
  "M664 300C740 262 800 300 880 276C960 252 1040 300 1192 254",
  "M664 380C760 344 850 392 940 356C1040 320 1110 380 1192 344",
  "M664 468C740 436 860 476 960 446C1060 418 1130 462 1192 436",
];
export const WHEAT = [
  [1188, 440],
  [1176, 448],
  [856, 440],
  [848, 446],
  [1020, 440],
  [672, 258],
  [680, 262],
] as const;

/** Layers of rock below, and Subterra's cavern in them. */
export const STRATA = [
  "M0 540C200 524 330 560 520 546S900 528 1200 552",
  "M0 600C120 588 220 612 420 596",
  "M820 596C960 580 1080 612 1200 594",
  "M0 690C60 684 120 700 200 690",
  "M1000 690C1080 700 1140 676 1200 688",
  "M0 814C240 802 420 828 640 812S1020 804 1200 820",
];
export const CAVERN =
  "M210 600C222 586 262 596 300 588C352 578 408 592 470 584C540 576 604 592 680 584C744 578 812 " +
  "594 880 584C930 578 978 588 992 602C1006 630 998 664 1000 700C1002 738 1006 774 992 796C964 812 " +
  "900 804 842 810C760 818 690 804 610 810C520 818 440 804 362 810C300 814 236 814 212 798C194 " +
  "770 206 736 202 700C198 664 196 624 210 600Z";
/** x, y and length. */
export const DRIPS = [
  [330, 588, 16],
  [352, 586, 26],
  [520, 583, 18],
  [742, 582, 24],
  [764, 584, 14],
  [940, 584, 20],
] as const;
/** x, y and radius. */
export const STONES = [
  [150, 560, 10],
  [240, 566, 6],
  [330, 548, 8],
  [880, 566, 9],
  [1010, 572, 7],
  [1090, 640, 8],
  [110, 660, 6],
  [1180, 800, 9],
  [20, 640, 7],
  [600, 520, 6],
] as const;

/** Pipes from the tanks into the ground. */
export const PIPES = "M570 500V536M630 500V536M600 200V214";
