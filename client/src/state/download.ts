/** Hands the person a file that the page has made. */
export function download(name: string, made: string | Blob): void {
  const url = URL.createObjectURL(typeof made === "string" ? new Blob([made], { type: "text/plain" }) : made);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name for a record: game, day and the table's number. */
export function recordName(game: string, id: string, ending = "lantern"): string {
  return `${game}-${new Date().toISOString().slice(0, 10)}-${id.slice(0, 6)}.${ending}`;
}
