import { useSuspenseQuery } from "@tanstack/react-query";
import { IconX } from "@tabler/icons-react";
import { use, useMemo } from "react";
import { NATION } from "#domain/markets/market.ts";
import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { useShownRevision } from "../address/useShownRevision.ts";
import { USUAL_FILTERS, type ViewAddress } from "../address/viewAddress.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { ByQuarter } from "./byQuarter.ts";
import style from "./ActiveFilters.module.css";
import { marketNames } from "#language/marketNames.ts";

/** Every filter that is not at its usual value, each to be taken away, and all at once. */
export function ActiveFilters({ compares }: { readonly compares: boolean }) {
  const text = useText();
  const change = useChangeAddress();
  const { revision } = useShownRevision();
  const filters = useActiveFilters(compares);
  if (filters.length === 0) return null;

  return (
    <ul className={style["filters"]} aria-label={text("filters.active")}>
      {filters.map(({ key, label, undo }) => (
        <li key={key}>
          <button
            type="button"
            className={style["chip"]}
            aria-label={text("filters.remove", { filter: label })}
            onClick={() => change(undo)}
          >
            {label}
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={style["reset"]}
          onClick={() => change({ ...USUAL_FILTERS, year: revision.currentYear })}
        >
          {text("filters.reset")}
        </button>
      </li>
    </ul>
  );
}

interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** The change that takes it away. */
  readonly undo: Partial<ViewAddress>;
}

/** The filters that differ from what the screen opens with; the market is no filter, it is the subject. Without `compares` the screen has neither measures nor other markets. */
export function useActiveFilters(compares = true): readonly ActiveFilter[] {
  const text = useText();
  const { year, quarter, political, measure, compare } = useAddress();
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { revision } = useShownRevision();
  const byQuarter = use(ByQuarter);
  const names = useMemo(() => marketNames(markets, text), [markets, text]);
  const nameOf = (id: string) => (id === NATION ? text("filters.nation") : (names.get(id) ?? id));

  const filters: ActiveFilter[] = [];
  if (year !== revision.currentYear)
    filters.push({ key: "year", label: String(year), undo: { year: revision.currentYear } });
  if (byQuarter && quarter !== undefined)
    filters.push({ key: "quarter", label: text("spending.quarters.name", { quarter }), undo: { quarter: undefined } });
  if (political === "without")
    filters.push({ key: "political", label: text("filters.coreOnly"), undo: { political: "with" } });
  if (!compares) return filters;
  if (measure !== "dollars")
    filters.push({ key: "measure", label: text(`filters.measureHints.${measure}`), undo: { measure: "dollars" } });
  for (const id of compare) {
    filters.push({
      key: id,
      label: text("filters.against", { market: nameOf(id) }),
      undo: { compare: compare.filter((other) => other !== id) },
    });
  }
  return filters;
}
