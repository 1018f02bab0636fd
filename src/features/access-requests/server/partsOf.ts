/** What is asked for, and which: `market:tv-501` is the market tv-501. */
export function partsOf(asked: string): { readonly sort: string; readonly id: string } {
  const [sort = "", id = ""] = asked.split(/:(.*)/s);
  return { sort, id };
}
