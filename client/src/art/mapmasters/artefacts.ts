/** The artefacts of Coop, A1 to A13. */
import { at, blob, ink, path, pen, poly, starPts } from "./hand";

const candle = (mark: string) =>
  pen("M-6-4H6V15C2 17-2 17-6 15Z", "#F4E8CF", 1.5) +
  ink("M-3.500 0V5", "#D5BF92", 1.4) +
  pen("M-9 14.500H9L7 18.500H-7Z", "#A77B45", 1.4) +
  mark;
const bust = (x: number, skin: string, cloth: string, more: string) =>
  `<g transform="translate(${x} 0)">${pen("M-10 17C-10 8-6 4 0 4S10 8 10 17Z", cloth, 1.5)}${pen(blob(0, -4, 7.6, 0.2, `bust${x}`), skin, 1.5)}<circle cx="-2.600" cy="-4" r="1.100" fill="var(--pen)"/><circle cx="2.600" cy="-4" r="1.100" fill="var(--pen)"/>${ink("M-2.200-.5c1.400 1.200 3 1.200 4.400 0", "var(--pen)", 1.1)}${more}</g>`;
const ARTEFACTS: readonly (() => string)[] = [
  () =>
    pen("M-13-8h9l-.5 11c5 .6 8 3 8.500 7.500H-15c0-4 .7-6 2.500-8Z", "#A8632F", 1.5) +
    pen("M-14-11h11v4h-11Z", "#D99A5B", 1.3) +
    pen("M-15 10.500H4.500V13.500H-15Z", "#4A2F22", 1.3) +
    pen(
      "M-1-2C3-12 11-16 17-14 16.500-11 15-10 13-9.500 15-8.500 15-7 12.500-6 13.500-4.500 12-3 9-2.500 6-2 2 1-1 2Z",
      "#FFFDF3",
      1.4,
    ) +
    ink("M5-5.500 11-9.500M5-2.500 10-5", "#B7C5CC", 1.1),
  () =>
    pen("M-16 8C-8 8-2 4 1-5L14-14C18-8 17 2 11 7 3 14-8 15-16 12Z", "#E7CE9C", 1.5) +
    pen("M1-5C4-11 10-15 14-14 17-9 14-3 9 1 5 0 2-2 1-5Z", "#5B3A2A", 1.4) +
    ink("M-8 7.500-7 13M-3 4 1 10.500", "#8C5A34", 2.2) +
    ink("M17-17c1.500-1 2.500-2.500 2.500-4M-16 4c-1.500-.5-2.500-1.500-3-3", "var(--pen)", 1.2),
  () =>
    `${pen("M-4-16H4V-8C11-5 14 1 13 8 12 15 6 17 0 17S-12 15-13 8C-14 1-11-5-4-8Z", "#E8F3F1", 1.6) + path("M-11.700 4C-6 1-1 7 11.700 3.500 12 13 7 15.500 0 15.500S-12 13-11.700 4Z", "#58B368") + pen("M-5.500-19H5.500V-14.500H-5.500Z", "#A8763F", 1.4)}<circle cx="-3" cy="9" r="1.800" fill="#C9F2C4"/><circle cx="3.500" cy="11.500" r="1.200" fill="#C9F2C4"/><circle cx="4" cy="7" r="1" fill="#C9F2C4"/>`,
  () =>
    `<g transform="rotate(38)">${pen("M-1.700-19H1.700V6H-1.700Z", "#B98A52", 1.4)}${pen("M-1.700 3C-7 6-6.500 16-4 20H4C6.500 16 7 6 1.700 3Z", "#D9B27A", 1.5)}${ink("M0 6V19M-3-16H3", "#8C6232", 1.3)}${pen("M-4-20.500H4V-17.500H-4Z", "#8C5A34", 1.2)}</g>${ink("M-17 13c3-3 5-3 8 0s5 3 8 0", "#3E7FA8", 1.8)}`,
  () =>
    bust(
      0,
      "#E9B98C",
      "#F3EEE2",
      pen("M-7-9.500C-12-12-10-19-4.500-18-3-21 3-21 4.500-18 10-19 12-12 7-9.500V-8H-7Z", "#FFFDF6", 1.4) +
        pen("M4 10c4-3 9-2 10 1 .5 3-6 5-9 3Z", "#D08A42", 1.3) +
        ink("M7 9.500l1.500 3M10 9.500l1.500 2.500", "var(--pen)", 1),
    ),
  () =>
    bust(
      0,
      "#8A5A3C",
      "#4F7F9A",
      pen("M-8-7C-8-15 8-15 8-7-3-10-4-8-8-7Z", "#7A3B52", 1.4) +
        pen("M-14 8 -2 6V17L-14 18Z", "#F6EBD0", 1.3) +
        ink("M-12 11.500l3 2 4-3.500", "var(--inkpath)", 1.4) +
        ink("M8-9 14-19M14-19c-3 1-4 3-4 5.500", "var(--pen)", 1.2),
    ),
  () =>
    `<g transform="scale(.82) translate(0 1)">${bust(-9, "#F0C7A0", "#C77BC0", pen("M-8-5C-9-14 9-14 8-5 5-8 0-8-3-10-4-8-6-7-8-5Z", "#B4632E", 1.4))}${bust(9, "#F0C7A0", "#58A889", pen("M-8-5C-9-14 9-14 8-5 6-7 4-8 3-10 0-8-5-8-8-5Z", "#B4632E", 1.4))}</g>`,
  () =>
    candle(
      `${pen(poly(starPts(0, -11, 9, 5.4, 8), 0.1, "sunc", 0.6), "#FFCB45", 1.3)}<circle cx="0" cy="-11" r="3.400" fill="#FFF1B8"/>`,
    ),
  () => candle(pen("M3.500-19.500C-3-19-7-14.500-6-9.500-5-5 0-3 5-5-1-6-3.500-12 3.500-19.500Z", "#CFE0F5", 1.4)),
  () => candle(pen(poly(starPts(0, -11.5, 9, 3.8), 0.1, "starc", 0.6), "#F3B6E4", 1.3)),
  () =>
    `<g transform="rotate(24)">${pen("M-1.800-6H1.800V19H-1.800Z", "#8C5A34", 1.4)}${pen("M-14-17 -11-19H11L14-17V-7L11-5H-11L-14-7Z", "#BFE3F2", 1.6)}${path("M5-19H11L14-17V-7L11-5H6Z", "rgba(40,90,130,.25)")}${ink("M-7-12h6M-4-15v6M-6-14l4 4M-2-14l-4 4", "#3E7FA8", 1.2)}</g>${pen("M-15 3l2.500 5 -4 1Z", "#E3F4FA", 1.1)}`,
  () =>
    pen(
      poly(
        Array.from({ length: 32 }, (_, i) => {
          const a = (i * Math.PI) / 16;
          const q = i % 4 < 2 ? 17.5 : 13.5;
          return at(q * Math.cos(a), q * Math.sin(a));
        }),
        0.1,
        "gear",
        0.8,
      ),
      "#A9B2BC",
      1.5,
    ) +
    pen("M0 9C-8 4-10-1-8-5-6-8-2-8 0-4 2-8 6-8 8-5 10-1 8 4 0 9Z", "#D0382B", 1.5) +
    path("M-5.500-4c.7-1.300 2-1.600 3-1", "", "#fff", 1.5, 'opacity=".8"'),
  () =>
    `${pen("M-16 12-18-9-9-2 0-15 9-2 18-9 16 12Z", "#F3C95A", 1.6) + pen("M-16 8H16V15H-16Z", "#F6EBD0", 1.4) + ink("M-13 11.500c4-3 6 2 10-.5s6 2 9-.5", "var(--inkpath)", 1.4) + ink("M10 10l3 3M13 10l-3 3", "var(--inkpath)", 1.3)}<circle cx="0" cy="-15" r="2.600" fill="#D0382B" stroke="var(--pen)" stroke-width="1.200"/><circle cx="-18" cy="-9" r="2.200" fill="#3E7FA8" stroke="var(--pen)" stroke-width="1.200"/><circle cx="18" cy="-9" r="2.200" fill="#3E9C6E" stroke="var(--pen)" stroke-width="1.200"/>`,
];
/** Artefact 1 to 13, about 40 units wide round 0 0. */
export const artefact = (n: number): string => ARTEFACTS[n - 1]?.() ?? "";
