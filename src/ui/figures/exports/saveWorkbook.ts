import { scenarioSubject } from "#documents/scenarioSubject.ts";
import { aboutDocument } from "#documents/aboutDocument.ts";
import { brandOf } from "#documents/brand.ts";
import type { FigurePart, ReportDocument } from "#documents/document.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { Spending } from "#documents/spending.ts";
import { aboutSpending } from "#documents/spendingFacts.ts";
import { writeXlsx } from "#documents/writers/xlsx/writeXlsx.ts";
import { PRODUCT_NAME } from "#ui/shell/ProductName.tsx";
import { saveFile } from "#ui/figures/saveFile.ts";

/** Saves tables as a workbook that says of itself what it holds. */
export async function saveWorkbook(parts: readonly FigurePart[], spending: Spending, name: string): Promise<void> {
  const { words, market, view } = spending;
  const { formats } = words;
  const document: ReportDocument = {
    title: parts[0]?.headline ?? "",
    subject: scenarioSubject(`${words.market(market.id)} · ${formats.year(view.year)}`, words),
    locale: formats.locale,
    paper: "letter",
    about: aboutDocument({
      ...aboutSpending(spending),
      name: [name.replace(/^open-estimate-|\.xlsx$/g, "")],
      client: null,
      madeAt: new Date().toISOString(),
    }),
    brand: brandOf(PRODUCT_NAME, null),
    sections: parts.map((part) => ({ id: part.name, title: part.headline, parts: [part] })),
  };
  const bytes = await writeXlsx(document);
  saveFile(name, FILE_TYPES.xlsx, new Uint8Array(bytes));
}
