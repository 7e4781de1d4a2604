/** The small drawings on a card: icons of the notation, stairs, pits, and what the pen adds to them. */
import { at, blob, boxPath, icon, ink, n1, path } from "./hand";

/** Icon and colour of the round signs, by letter of the notation. */
export const DISC: Readonly<Record<string, readonly [icon: string, colour: string]>> = {
  c: ["coin", "#F5C542"],
  b: ["barrel", "#D99A5B"],
  s: ["sword", "#C9D6E3"],
  r: ["rope", "#EBCB93"],
  k: ["key", "#F7D774"],
  p: ["scroll", "#F2E3BF"],
  K: ["lock", "#A9B2BC"],
  y: ["recycle", "#A9D89B"],
  x: ["scissors", "#9AD3D6"],
  O: ["circle", "#E3A6E0"],
};

export function disc(kind: string, x: number, y: number): string {
  const [name, colour] = DISC[kind] ?? ["help", "#FFFFFF"];
  return path(blob(x, y, 9.9, 0.35, kind + n1(x)), colour, "var(--pen)", 1.4) + icon(name, x, y, 13.5);
}

export const monster = (x: number, y: number, scale = 0.6, skin = "#7E62B8"): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(${scale})">` +
  path(
    "M-17 16C-20 0-16-14 0-15S20 0 17 16C13 13 11 13 8.500 16 6 13 3 13 0 16-3 13-6 13-8.500 16-11 13-13 13-17 16Z",
    skin,
    "var(--pen)",
    2,
  ) +
  path("M-12-9-19-20-5-14ZM12-9 19-20 5-14Z", "#F2E3BF", "var(--pen)", 1.6) +
  `<circle cx="-5.500" cy="-3" r="4" fill="#FFF6C9" stroke="var(--pen)" stroke-width="1.300"/>` +
  `<circle cx="5.500" cy="-3" r="4" fill="#FFF6C9" stroke="var(--pen)" stroke-width="1.300"/>` +
  `<circle cx="-4.800" cy="-2" r="1.700" fill="var(--pen)"/><circle cx="4.800" cy="-2" r="1.700" fill="var(--pen)"/>` +
  ink("M-10-9.500-2-6.500M10-9.500 2-6.500", "var(--pen)", 1.8) +
  path("M-7.500 5C-3 8 3 8 7.500 5 6 12-6 12-7.500 5Z", "#3A1F3F", "var(--pen)", 1.2) +
  path("M-4.500 6.300-3.300 9.300-2 6.900M2 6.900 3.300 9.300 4.500 6.300", "#fff", "#fff", 1) +
  "</g>";

export const pit = (x: number, y: number): string =>
  path(boxPath(x - 9, y - 9, 18, 18, 0.4, "pit", 2, 9), "#241A2C", "var(--pen)", 1.8) +
  ink(
    `M${n1(x - 8.5)} ${n1(y - 8.5)}l5.500 6.500M${n1(x + 8.5)} ${n1(y - 8.5)}l-5.500 6.500` +
      `M${n1(x - 8.5)} ${n1(y + 8.5)}l5.500-5.500M${n1(x + 8.5)} ${n1(y + 8.5)}l-5.500-5.500`,
    "#7C6F86",
    1.3,
  ) +
  path(boxPath(x - 3, y - 2, 6, 5.5, 0.2, "hole", 1, 9), "var(--low)");

export const lava = (x: number, y: number): string =>
  path(blob(x, y, 11.2, 1.5, "lava7", 9), "#D9481C", "var(--pen)", 1.6) +
  ink(
    `M${n1(x - 6)} ${n1(y - 1)}c2.500-4 5.500 1.500 8-2.500s3.500-1.500 4 .5` +
      `M${n1(x - 5)} ${n1(y + 4.6)}c2-3 4.500 1 6.500-1.200 1.500-1.600 3-1.400 4.200.2`,
    "#FFCE45",
    2.1,
  ) +
  `<circle cx="${n1(x + 3)}" cy="${n1(y - 6)}" r="1.500" fill="#FFCE45"/>` +
  `<circle cx="${n1(x - 5)}" cy="${n1(y - 5.4)}" r="1.100" fill="#FFCE45"/>`;

/** Pale above, yellow below. */
const TREADS = ["#F3E7CB", "#E5D2A4", "#E8C873", "#F0BE4A", "#F5B324"];
export const stairs = (x: number, y: number): string =>
  path(boxPath(x - 8.6, y - 9, 17.2, 18, 0.3, "stairs", 2, 9), "#E9DCC0", "var(--pen)", 1.5) +
  TREADS.map(
    (colour, i) =>
      path(`M${n1(x - 7.5)} ${n1(y - 8 + i * 3.3)}h15v1.700h-15Z`, colour) +
      ink(`M${n1(x - 7.5)} ${n1(y - 6 + i * 3.3)}h15`, "var(--pen)", 1),
  ).join("");

/** Where one lands below a pit: a ring of dust. Shown when the lower level is shown alone. */
export const landing = (x: number, y: number): string =>
  ink(blob(x, y, 8.5, 0.5, "landing"), "var(--low2)", 1.6, 'stroke-dasharray="3 3.400"') +
  path(
    `M${n1(x - 3.6)} ${n1(y - 4)}h7.200v4h3.200L${n1(x)} ${n1(y + 5.6)} ${n1(x - 6.8)} ${n1(y)}h3.200Z`,
    "var(--low2)",
  );

export const roomSign = (x: number, y: number): string =>
  path(boxPath(x - 11, y - 9, 22, 18, 0.4, "room", 2, 9), "var(--flo)", "var(--wall)", 3) +
  ink(
    `M${n1(x - 9)} ${n1(y - 3)}h18M${n1(x - 9)} ${n1(y + 3)}h18M${n1(x - 3)} ${n1(y - 8)}v5` +
      `M${n1(x + 4)} ${n1(y - 3)}v6M${n1(x - 5)} ${n1(y + 3)}v5`,
    "var(--flo2)",
    1.2,
  );

/** Any icon of the notation at a place. */
export function drawIcon(kind: string, x: number, y: number, inRoom: boolean): string {
  const letter = kind[0] as string;
  if (letter === "M") return monster(x, y + 1, inRoom ? 0.6 : 0.52);
  if (letter === "P") return pit(x, y);
  if (letter === "V") return lava(x, y);
  if (letter === "S") return stairs(x, y);
  return disc(letter, x, y);
}

/** A ring of ink round what is found. */
export function foundMark(x: number, y: number, seed: string): string {
  const d = blob(x, y, 13.2, 1, `f${seed}`, 9);
  return ink(d, "var(--inkcase)", 3.6) + ink(d, "var(--inkpath)", 2);
}
/** A stroke through what is used up. */
export function usedMark(x: number, y: number): string {
  const d = `M${n1(x - 10)} ${n1(y + 10)}L${n1(x + 10)} ${n1(y - 10)}`;
  return ink(d, "var(--inkcase)", 4.2) + ink(d, "var(--inkpath)", 2.2);
}
/** A small barred sign at what was refused or could not be passed. */
export function refusedMark(x: number, y: number): string {
  const c = at(x + 8.5, y - 8.5);
  return (
    path(blob(c.x, c.y, 5.6, 0.2, "refused"), "var(--inkcase)", "var(--inkpath)", 1.8) +
    ink(`M${n1(c.x - 2.6)} ${n1(c.y)}h5.200`, "var(--inkpath)", 2.2)
  );
}
/** A tick of ink in the corner of a room that was visited. */
export function visitedMark(x: number, y: number): string {
  const d = `M${n1(x - 4)} ${n1(y)}l3 3.400 5.400-6.800`;
  return ink(d, "var(--inkcase)", 4.4) + ink(d, "var(--inkpath)", 2.2);
}
