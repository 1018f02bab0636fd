import type { ContentKind } from "./contentKind.ts";

/** Where a reader finds a piece in the app, without the base path. */
export function contentLink({ kind, key }: { readonly kind: ContentKind; readonly key: string }): string {
  return kind === "aid" ? `/selling-aids?aid=${key}` : `/guides-insights?kind=${kind}&item=${key}`;
}
