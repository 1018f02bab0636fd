import type { TFunction } from "i18next";
import type { Locale } from "#domain/taxonomy/name.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { basketFile, type BASKET_PAPERS, type BasketFormat } from "../contract.ts";

/** What the document shall be; empty texts are left to the product. */
interface Wanted {
  readonly title: string;
  readonly client: string;
  readonly language: Locale;
  readonly paper: (typeof BASKET_PAPERS)[number];
  readonly format: BasketFormat;
}

/** Has the document made and hands it over; a toast tells how it goes, and cancels it. */
export async function downloadReport(wanted: Wanted, text: TFunction): Promise<void> {
  const name = wanted.title === "" ? text("exportMenu.basket.title") : wanted.title;
  const file = await startJob(name, (_, signal) => callFile(basketFile, { query: wanted, signal }));
  if (file) saveFile(`${fileName(wanted.title)}.${wanted.format}`, file.type, file);
}

/** The cover's words as a name that every file system takes. */
function fileName(title: string): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return plain === "" ? "selected-figures" : plain;
}
