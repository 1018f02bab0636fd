import type { Kind } from "#domain/revisions/revision.ts";

interface OverCategories {
  readonly categories: readonly string[];
  readonly kinds?: readonly Kind[];
}

/** How settled each category is; what is of no kind, such as months, is drawn as what is settled. */
export function kindsOf({ categories, kinds }: OverCategories): readonly Kind[] {
  return kinds ?? categories.map(() => "actual");
}
