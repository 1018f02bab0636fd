import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "../address/addressNow.ts";

/** `comments` of the figures that are shown, `comments-12` of a saved view. */
const TASK = /^comments(?:-(\d+))?$/;

/** Opens the comments that the address asks for, as notices of mentions do, and takes that out of the address; null is what is shown. */
export function useAskedComments(begin: (view: string | null) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("do") ?? "";
  useEffect(() => {
    const found = TASK.exec(asked);
    if (!found) return;
    begin(found[1] ?? null);
    const next = addressNow();
    next.delete("do");
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [asked, begin, setSearch]);
}
