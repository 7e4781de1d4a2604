/** The market as places to press: what each answer is about, and what a card holds for an objective. */
import { arg, gather, type Target } from "../frame/frame";
import type { MapView, Option, Player } from "./view";

/** Key of a place of the market: "token-key", "book-shears", "book-blind", "card-D19", "blind-4". */
export function placeOf(option: Pick<Option, "verb" | "args">): string | null {
  if (option.verb === "token" || option.verb === "gift") return `token-${arg(option, "token")}`;
  if (option.verb === "book") return `book-${arg(option, "book")}`;
  if (option.verb === "blind-book") return "book-blind";
  if (option.verb === "buy") return `card-${arg(option, "card")}`;
  if (option.verb === "blind") return `blind-${arg(option, "cost")}`;
  if (option.verb === "exchange") return `card-${arg(option, "taken")}`;
  return null;
}
/** The notation of a purchase, to ask why it is barred. */
export function notationOf(key: string): string {
  const [kind = "", ...rest] = key.split("-");
  const id = rest.join("-");
  if (key === "book-blind") return "blind-book";
  return kind === "card" ? `buy ${id}` : `${kind} ${id}`;
}

export type MarketTarget = Target<string>;
/** Lit places of the market. */
export const marketTargets = (options: readonly Option[]): MarketTarget[] => gather(options, placeOf, (key) => key);

/** What is bought at a place of the market: "token", "book", or a card by its cost. */
export function kindOf(key: string, view: MapView): string {
  if (key.startsWith("token-")) return "token";
  if (key.startsWith("book-")) return "book";
  if (key.startsWith("blind-")) return key.slice(6);
  return String(view.market.cards.find((one) => `card-${one.card}` === key)?.cost ?? "");
}

/** What a place of the market costs a player, null for none. */
export function priceOf(key: string, view: MapView, player: Player | undefined): number | null {
  if (key.startsWith("token-")) return view.market.token_price;
  if (key.startsWith("book-")) return view.market.book_price;
  const cost = kindOf(key, view);
  return player?.prices[cost] ?? (cost ? Number(cost) : null);
}

/** Coins as they lie on the table: threes first. */
export const coinPile = (coins: number): number[] => [
  ...Array.from({ length: Math.floor(coins / 3) }, () => 3),
  ...Array.from({ length: coins % 3 }, () => 1),
];
