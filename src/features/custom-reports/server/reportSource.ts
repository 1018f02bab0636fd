import { mayReadMarket, type Rights } from "#domain/access/access.ts";
import { neededMarkets } from "#domain/customReport/neededMarkets.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import type { ReportSource } from "#domain/customReport/reportSource.ts";
import { resolveScope } from "#domain/customReport/resolveScope.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { ReportData } from "#reports/customReport/customReportOrder.ts";
import { memberName } from "#reports/customReport/reportWords.ts";
import type { Publication } from "#revisions/publishing/publication.ts";
import type { Words } from "#words/words.ts";

/**
 * What a reader's reports are computed from: markets of the reader's alone. The publication must hold the reader's verticals alone,
 * as that of a handler's context does.
 */
export function reportSource(publication: Publication, rights: Rights, words: Words): ReportSource {
  return {
    revision: publication.revision,
    markets: new Map([...publication.markets].filter(([id]) => mayReadMarket(rights, id))),
    wallet: publication.wallet,
    name: (dimension, id) => memberName({ dimension, id }, words),
    compare: (a, b) => words.formats.compare(a, b),
  };
}

/** The same for another process: nothing goes there but what the report is made of. */
export function reportData(
  definition: ReportDefinition,
  publication: Publication,
  source: ReportSource,
  locale: Locale,
): ReportData {
  return {
    definition,
    locale,
    revision: publication.revision,
    markets: [...publication.markets.values()],
    readable: [...source.markets.keys()],
    wallets: neededMarkets(definition, resolveScope(definition, source)).map((id) => publication.wallet(id)),
  };
}
