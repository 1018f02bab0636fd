import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";

/** How calls are looked at: one by one, by how far they have come, and what the team's come to. */
export const CALL_VIEWS = ["list", "board", "totals"] as const;
export type CallView = (typeof CALL_VIEWS)[number];

interface ViewsProps {
  /** Whether the team's calls are shown; null where there is no such choice. */
  readonly team: boolean | null;
  readonly view: CallView;
  /** Those to choose from; none where there is nothing to look at. */
  readonly ways: readonly CallView[];
}

/** Whose calls are shown, and how. Both stand in the address. */
export function Views({ team, view, ways }: ViewsProps) {
  const text = useText();
  const [, setAddress] = useSearchParams();
  const put = (change: (next: URLSearchParams) => void) =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const words = (way: CallView) => text(way === "totals" ? "pipeline.totals.view" : `calls.view.${way}`);
  return (
    <>
      {team !== null && (
        <Segmented
          label={text("calls.whose.label")}
          value={team ? "team" : "mine"}
          options={(["mine", "team"] as const).map((value) => ({ value, label: text(`calls.whose.${value}`) }))}
          onChange={(whose) =>
            put((next) => {
              next.delete("open");
              next.delete("owner");
              if (whose === "team") next.set("whose", whose);
              else next.delete("whose");
            })
          }
        />
      )}
      {ways.length > 0 && (
        <Segmented
          label={text("calls.view.label")}
          value={view}
          options={ways.map((value) => ({ value, label: words(value) }))}
          onChange={(way) => put((next) => (way === "list" ? next.delete("view") : next.set("view", way)))}
        />
      )}
    </>
  );
}
