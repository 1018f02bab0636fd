import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "./addressNow.ts";

/** Begins at once what the address asks for, as `?do=invite` of the palette's actions does, and takes it out of the address. */
export function useAskedTask(task: string, begin: () => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("do") === task;
  useEffect(() => {
    if (!asked) return;
    begin();
    const next = addressNow();
    next.delete("do");
    setSearch(next, { replace: true, preventScrollReset: true });
  }, [asked, begin, setSearch]);
}
