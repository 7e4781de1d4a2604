/** The sheet with the rules: why something is asked, and a rule that was asked for. */
import type { Asked } from "../ui/asked";

export class Whys {
  /** What the sheet is about, null while it is shut. */
  open = $state.raw<Asked | null>(null);

  /** Opens it, or shuts it where it is about this already. */
  explain = (asked: Asked): void => {
    this.open = this.open?.title === asked.title ? null : asked;
  };
  rule(id: string): void {
    this.explain({ title: "", text: "", rules: [id] });
  }
  /** Another question is open: what was explained of the last one goes, a rule that was asked for stays. */
  another(): void {
    if (this.open?.title) this.open = null;
  }
  /** A press on the number of a rule opens it here; with a key held it opens its page. */
  links(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.rule") : null;
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.rule(decodeURIComponent(link.hash.slice(1)));
  }
}
