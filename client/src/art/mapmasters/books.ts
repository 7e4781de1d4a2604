/** Spell books: one emblem each; three dots mark the nine books of Coop. */
import { blob, boxPath, icon, ink, path, pen } from "./hand";

/** Id in the content, cover, and the emblem: a path in a box of 24, or the name of an icon. In order of number. */
export const BOOKS: readonly (readonly [id: string, cover: string, emblem: string])[] = [
  [
    "silent-blade",
    "#4D5F86",
    "M12 2.500 14 5v9h-4V5l2-2.500ZM7.500 14h9M12 14v5.500M4 6.500l2 1.500M4 11h2.200M20 6.500 18 8M20 11h-2.200",
  ],
  [
    "fairy-debt",
    "#2E8C7E",
    "M12 9.500 9.500 15h5L12 9.500ZM10 12C6 13.500 3.500 11.500 3.500 7c3.500-.5 5.500 1 6.500 3.500M14 12c4 1.500 6.500-.5 6.500-5-3.500-.5-5.500 1-6.500 3.500M9.500 18.500h5M12 4.200a2 2 0 1 0 .01 0",
  ],
  [
    "ambush",
    "#7A3B52",
    "M4.500 21c-.5-7 2-9.500 7.500-9.500s8 2.500 7.500 9.500M6.800 13 4.500 9l4.800 2.800M17.200 13l2.300-4-4.800 2.800M9.500 16.200v.8M14.500 16.200v.8M12 1.500v6.500M9 5.200l3 3 3-3",
  ],
  ["spider-hands", "#7C4A9C", "hand"],
  ["open-sesame", "#8A6A2C", "M5 11h14v9.500H5V11ZM8 11V7a4 4 0 0 1 7.500-2M12 14.500v2.500"],
  ["feather-step", "#3E7FA8", "feather"],
  [
    "tangled-thread",
    "#A0455E",
    "M11 3.500a7.500 7.500 0 1 0 .01 0M5.500 7c5-1 9.500 2 11.500 7M4 12c5-1.500 8.500 1 10 6M9.500 4c4.500 0 7.500 3 8.800 7M16 17c1.500 2.500 4 4 6 3",
  ],
  [
    "loud-circle",
    "#9A54A5",
    "M12 7.500a4.500 4.500 0 1 0 .01 0M12 9.500l1.400 4-3-2.500h3.200l-3 2.500 1.400-4ZM5 7c-1.700 3-1.700 7 0 10M19 7c1.700 3 1.700 7 0 10M2.300 5c-2 4-2 10 0 14M21.700 5c2 4 2 10 0 14",
  ],
  [
    "coopers-door",
    "#8C5A34",
    "M7 3h10c2.500 6 2.500 12 0 18H7C4.500 15 4.500 9 7 3ZM9.500 21v-6a2.500 2.500 0 0 1 5 0v6M5.600 8h12.800",
  ],
  ["haggler", "#5C7A3A", "M3.500 12.500 12.500 3.500h8v8l-9 9-8-8ZM16.800 7v.4M8.500 12.500l3.500 3.500"],
  ["deep-sky", "#34508F", "M12 2.500v19M8 6.500l4-4 4 4M8 17.500l4 4 4-4M3.500 12c2-2 4-2 6 0M14.500 12c2-2 4-2 6 0"],
  [
    "round-world",
    "#2F7B74",
    "M12 6.500a5.500 5.500 0 1 0 .01 0M6.500 12h11M2 12h1.500M20.500 12H22M4 9.500 1.500 12 4 14.500M20 9.500l2.500 2.500L20 14.500M12 6.500v11",
  ],
  ["shears", "#6C6472", "scissors"],
  [
    "twin-fairies",
    "#3B9C86",
    "M8 3.500l1.500 4 4 1.500-4 1.500-1.500 4-1.500-4-4-1.500 4-1.500 1.500-4ZM16.500 11l1.200 3.200 3.300 1.200-3.300 1.200-1.200 3.400-1.200-3.400-3.300-1.200 3.300-1.200 1.200-3.200Z",
  ],
  ["bookmark", "#B0512F", "M7 2.500h10v19l-5-4.500-5 4.500v-19ZM10 7h4"],
  ["first-glance", "#5A6FA8", "eye"],
  ["exchange", "#87654A", "M4 8.500h15M15 4.500l4 4-4 4M20 15.500H5M9 11.500l-4 4 4 4"],
];

export const bookNumber = (id: string): number => BOOKS.findIndex((one) => one[0] === id) + 1;

/** Spell book n (1 to 17), 48 x 60 round 0 0. The four-dot clasp marks books allowed in Coop. */
export function book(id: string, used = false): string {
  const n = bookNumber(id);
  const [, cover, d] = BOOKS[n - 1] ?? ["", "#5B3A2A", "help"];
  const coop = n <= 9;
  let s =
    pen(boxPath(-19, -25, 42, 54, 0.3, `pg${n}`, 2), "#F6EBD0", 1.5) +
    ink("M-15 26.200H20M20.500-22V26", "#CBB98E", 1.1);
  s +=
    pen(boxPath(-22, -28, 42, 53, 0.4, `bk${n}`, 3), cover, 1.8) +
    path(boxPath(-21.2, -27, 8, 51, 0.2, `sp${n}`, 2), "rgba(20,10,25,.28)") +
    ink("M-13-27V24", "#F0D79A", 1.4);
  s += ink("M-9-22H14V19H-9Z", "#F0D79A", 1, 'opacity=".75"') + pen(blob(2.5, -2, 13.5, 0.5, `em${n}`), "#FFF3D6", 1.3);
  s +=
    d.length < 12
      ? icon(d, 2.5, -2, 18, "#2A1F2B")
      : `<g transform="translate(-6.500 -11) scale(.75)">${ink(d, "#2A1F2B", 2.1)}</g>`;
  if (coop) s += [0, 1, 2].map((i) => `<circle cx="${-2.5 + i * 5}" cy="15.500" r="1.500" fill="#F0D79A"/>`).join("");
  return used ? `<g opacity=".5">${s}</g>` : s;
}
