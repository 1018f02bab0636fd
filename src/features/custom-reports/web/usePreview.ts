import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQueries, useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { z } from "zod";
import { definitionFaults } from "#domain/customReport/definitionFaults.ts";
import { neededMarkets } from "#domain/customReport/neededMarkets.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { type ReportSize, reportSize } from "#domain/customReport/reportSize.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import type { ReportWarning } from "#domain/customReport/reportWarning.ts";
import { resolveScope } from "#domain/customReport/resolveScope.ts";
import { runDefinition } from "#domain/customReport/runDefinition.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { Failure } from "#domain/failure.ts";
import { type WrittenResult } from "#documents/customReport/customReportTable.ts";
import { memberName } from "#documents/customReport/reportWords.ts";
import { callApi } from "#ui/api/callApi.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import type { Words } from "#language/words/words.ts";
import { PREVIEW_ROWS, previewCustomReport } from "../contract.ts";

/** The first rows of a report, and how large all of it becomes. */
export interface Preview {
  readonly size: ReportSize;
  /** Null where the report is too large for anything. */
  readonly table: PreviewTable | null;
  readonly allRows: number;
}

export interface PreviewTable extends WrittenResult {
  readonly years: readonly number[];
  readonly warnings: readonly ReportWarning[];
}

export interface PreviewState {
  readonly preview: Preview | undefined;
  readonly revision: Revision;
  readonly error: unknown;
  /** Shown while another one is being computed. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/** So many markets are computed here from their wallets, without asking; more of them by the server. */
const FEW_MARKETS = 3;
const PAUSE_MS = 300;

/** A live preview of a definition that may still be wanting; undefined until it can be computed. */
export function usePreview(definition: ReportDefinition, words: Words): PreviewState {
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const [settled] = useDebouncedValue(definition, PAUSE_MS);
  const isSound = definitionFaults(definition).length === 0;

  const base = useMemo(
    (): Omit<ReportSource, "wallet"> => ({
      revision,
      markets: new Map(markets.map((market) => [market.id, market])),
      name: (dimension, id) => memberName({ dimension, id }, words),
      compare: (a, b) => words.formats.compare(a, b),
    }),
    [revision, markets, words],
  );
  const needed = useMemo(() => (isSound ? neededWallets(definition, base) : []), [isSound, definition, base]);
  const isHere = isSound && needed.length <= FEW_MARKETS;
  const wallets = useQueries({
    queries: (isHere ? needed : []).map((market) => walletQuery(revision.id, market)),
    combine: (results) => ({
      all: results.flatMap(({ data }) => data ?? []),
      ready: results.every(({ data }) => data !== undefined),
      failed: results.find(({ error }) => error !== null),
    }),
  });
  const here = useMemo((): Preview | undefined => {
    if (!isHere || !wallets.ready) return undefined;
    const held = new Map(wallets.all.map((wallet) => [wallet.market, wallet]));
    const wallet = (id: string) => {
      const found = held.get(id);
      if (!found) throw new Failure("market-unknown", `The wallet of ${id} is not loaded.`);
      return found;
    };
    const source = { ...base, wallet };
    const size = reportSize(definition, resolveScope(definition, source));
    const result = runDefinition(definition, source);
    const { fields, rows, total, scope, warnings } = result;
    return {
      size,
      table: { fields, rows: rows.slice(0, PREVIEW_ROWS), total, years: scope.years, warnings },
      allRows: rows.length,
    };
  }, [isHere, wallets, base, definition]);

  const asked = useQuery({
    queryKey: ["custom-report-preview", revision.id, settled],
    queryFn: ({ signal }): Promise<z.output<(typeof previewCustomReport)["response"]>> =>
      callApi(previewCustomReport, { body: { definition: settled, rows: PREVIEW_ROWS }, signal }),
    enabled: isSound && !isHere && definitionFaults(settled).length === 0,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
  const there: Preview | undefined = asked.data && {
    ...asked.data,
    table: asked.data.table,
  };
  return {
    preview: isHere ? here : isSound ? there : undefined,
    revision,
    error: isHere ? wallets.failed?.error : isSound ? asked.error : null,
    isOld: !isHere && (asked.isPlaceholderData || settled !== definition),
    retry: () => void (isHere ? wallets.failed?.refetch() : asked.refetch()),
  };
}

/** The markets whose wallets a report is computed from. */
function neededWallets(definition: ReportDefinition, base: Omit<ReportSource, "wallet">): string[] {
  const none = (): never => {
    throw new Failure("market-unknown", "Only the scope is asked for.");
  };
  const scope = resolveScope(definition, { ...base, wallet: none });
  return neededMarkets(definition, scope);
}
