/** What lies lit on a seat's own mat while it explores: where a line may begin, the ways on, places for a card, cards. */
import type { Pt } from "../../art/rough";
import { t } from "../../i18n/index.svelte";
import { around, type Rect } from "../../ui/camera";
import { between, corner, endOf, outAt, pieceOf, placeOf } from "../board/line";
import type { Way } from "../board/tally";
import type { Stop as BoardStop, Target } from "../frame/frame";
import type { Drawing } from "./drawing.svelte";
import { type Laying, middle } from "./laying.svelte";
import { discAt, type Track, tracksOf } from "./pen";
import { arg, type Option } from "./view";
import { cardWords, edgeWords, wayWords } from "./words";

export type Disc = { track: Track; at: Pt; angle: number };
export type Start = { option: Option; place: string; at: Pt; out: Pt };
/** Something that can be pressed on the mat. */
export type Spot =
  | { kind: "start"; start: Start }
  | { kind: "way"; disc: Disc; number: number }
  /** `first`: before any card lies, the one place there is. */
  | { kind: "place"; place: { x: number; y: number }; first: boolean }
  | { kind: "card"; card: string };
export type Stop = BoardStop<Spot>;

export type MatSource = {
  drawing: Drawing;
  laying: Laying;
  mode: "cards" | "line";
  ways: readonly Way[];
  /** A wide screen has the tools at the left edge, a narrow one above. */
  wide: boolean;
  /** On a narrow one the first steps are told at the left of the first place. */
  lesson?: boolean;
};

export class Mat {
  readonly source: () => MatSource;

  constructor(source: () => MatSource) {
    this.source = source;
  }

  readonly position = $derived.by(() => this.source().drawing.position);
  readonly cards = $derived.by(() => this.position.cards);
  /** Where the line stands, null before it begins. */
  readonly here = $derived.by(() => endOf(this.cards, this.position.trace));
  readonly tracks = $derived.by((): Track[] => {
    const { mode, ways } = this.source();
    return mode === "line" ? tracksOf(this.cards, this.position.trace, ways) : [];
  });
  readonly starts = $derived.by((): Start[] => {
    const { mode, drawing } = this.source();
    if (mode !== "line" || this.position.trace.length > 0) return [];
    return drawing.options.flatMap((option) => {
      if (option.verb !== "start") return [];
      const place = `${arg(option, "card")}.${arg(option, "slot")}`;
      const out = outAt(this.cards, place);
      const at = placeOf(this.cards, place);
      return out ? [{ option, place, at: { x: at.x + out.x * 13, y: at.y + out.y * 13 }, out }] : [];
    });
  });
  readonly discs = $derived.by((): Disc[] => this.tracks.map((track) => ({ track, ...discAt(track, this.here) })));

  /** The part of the mat that matters. */
  readonly world = $derived.by((): Rect => {
    const { mode, wide, lesson } = this.source();
    // Before the first card lies there is one place, as large as the mat lets it be.
    if (mode === "cards" && this.cards.length === 0)
      return lesson && !wide ? { x: -160, y: -10, w: 274, h: 220 } : { x: -60, y: -10, w: 220, h: 220 };
    const corners = this.cards.flatMap((laid) => {
      const at = corner(laid);
      return [at, { x: at.x + 100, y: at.y + 200 }];
    });
    const none = [
      { x: 0, y: 0 },
      { x: 100, y: 200 },
    ];
    const box = around(corners.length > 0 ? corners : none, 34) as Rect;
    const [dx, dy] = mode === "line" ? [0, 0] : [84, 90];
    // Levels and steps lie over the foot of a wide mat.
    const foot = wide ? box.h * 0.08 : 0;
    return { x: box.x - dx, y: box.y - dy, w: box.w + 2 * dx, h: box.h + 2 * dy + foot };
  });

  readonly stops = $derived.by((): Stop[] => {
    const { mode, laying } = this.source();
    const points = this.position.trace[this.position.trace.length - 1]?.points ?? 0;
    if (mode === "line")
      return [
        ...this.starts.map(
          (start): Stop => ({
            key: `start-${start.place}`,
            spot: { kind: "start", start },
            ...start.at,
            label: t("map-way-start", { place: edgeWords(this.cards, start.place) }),
          }),
        ),
        ...this.discs.map(
          (disc, i): Stop => ({
            key: `way-${disc.track.way.group}`,
            spot: { kind: "way", disc, number: i + 1 },
            ...disc.at,
            label: `${i + 1} ${wayWords(this.cards, disc.track.way.main, points)}`,
          }),
        ),
      ];
    return [
      ...(laying.card ? laying.places : []).map(
        (place): Stop => ({
          key: `place-${place.x},${place.y}`,
          spot: { kind: "place", place, first: this.cards.length === 0 },
          ...middle(place),
          label: t(laying.laid ? "map-move-here" : "map-lay-here", {
            card: laying.card ?? "",
            place: t("map-lattice", { x: place.x, y: place.y }),
          }),
        }),
      ),
      ...this.cards.map(
        (laid): Stop => ({
          key: `card-${laid.card}`,
          spot: { kind: "card", card: laid.card },
          x: laid.x * 100 + 50,
          y: laid.y * 100 + 60,
          label: `${cardWords(laid.card, laid.turned)}. ${t("map-lattice", { x: laid.x, y: laid.y })}`,
        }),
      ),
    ];
  });
  /** All that can be pressed is lit. */
  readonly targets = $derived.by((): Target<Spot>[] => this.stops.map(({ key, spot }) => ({ key, spot, codes: [] })));

  /** Ways that are closed, each with a point a little along it. */
  readonly barred = $derived.by(() => {
    const here = this.here;
    if (this.source().mode !== "line" || !here) return [];
    return this.position.barred.map((one) => {
      const { line } = pieceOf(this.cards, one.piece);
      const [a, b] = [line[0] as Pt, line[line.length - 1] as Pt];
      const flip = Math.hypot(b.x - here.x, b.y - here.y) < Math.hypot(a.x - here.x, a.y - here.y);
      const at = between(flip ? [...line].reverse() : line, 0, 20 / 60);
      return { ...one, at: at[at.length - 1] as Pt };
    });
  });
}
