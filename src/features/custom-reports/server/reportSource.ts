import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { neededMarkets } from "#domain/customReport/neededMarkets.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { resolveScope } from "#domain/customReport/resolveScope.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { ReportData } from "#documents/customReport/customReportOrder.ts";
import { memberName } from "#documents/customReport/reportWords.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { Words } from "#language/words/words.ts";

/**
 * What a reader's reports are computed from: markets of the reader's alone. The loaded revision must hold the reader's verticals alone,
 * as that of a handler's context does.
 */
export function reportSource(loadedRevision: LoadedRevision, rights: Rights, words: Words): ReportSource {
  return {
    revision: loadedRevision.revision,
    markets: new Map([...loadedRevision.markets].filter(([id]) => mayReadMarket(rights, id))),
    wallet: loadedRevision.wallet,
    name: (dimension, id) => memberName({ dimension, id }, words),
    compare: (a, b) => words.formats.compare(a, b),
  };
}

/** The same for another process: nothing goes there but what the report is made of. */
export function reportData(
  definition: ReportDefinition,
  loadedRevision: LoadedRevision,
  source: ReportSource,
  locale: Locale,
): ReportData {
  return {
    definition,
    locale,
    revision: loadedRevision.revision,
    markets: [...loadedRevision.markets.values()],
    readable: [...source.markets.keys()],
    wallets: neededMarkets(definition, resolveScope(definition, source)).map((id) => loadedRevision.wallet(id)),
  };
}
