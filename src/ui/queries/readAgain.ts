import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "./queryClient.ts";

interface Read {
  readonly queryKey: QueryKey;
}

/**
 * Reads everything below these keys again. What is gone is not asked for once more, though a screen on its way out may still show it;
 * it only counts as old.
 */
export async function readAgain(
  keys: readonly QueryKey[],
  isGone: (read: Read) => boolean = () => false,
): Promise<void> {
  void queryClient.invalidateQueries({ predicate: isGone, refetchType: "none" });
  await Promise.all(
    keys.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate: (query) => !isGone(query) })),
  );
}
