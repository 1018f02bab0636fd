import { NativeSelect, TextInput } from "@mantine/core";
import type { TFunction } from "i18next";
import { useState } from "react";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { startJob } from "#ui/jobs/startJob.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import {
  BASKET_FORMATS,
  BASKET_PAPERS,
  basketFile,
  type BasketFormat,
  type BasketItem,
  LONGEST_NAME_ON_COVER,
} from "../contract.ts";
import style from "./MyReport.module.css";

/** What the document shall say of itself, and the document in each of its forms. */
export function DocumentForm({ items }: { readonly items: readonly BasketItem[] }) {
  const text = useText();
  const { locale } = useFormats();
  const [title, setTitle] = useState("");
  const [client, setClient] = useState("");
  const [language, setLanguage] = useState(locale);
  const [paper, setPaper] = useState<(typeof BASKET_PAPERS)[number]>(locale === "en-US" ? "letter" : "a4");
  const [running, setRunning] = useState<BasketFormat | null>(null);
  const closed = items.filter(({ open }) => !open).length;
  const noneOpen = closed === items.length;
  const download = async (format: BasketFormat) => {
    setRunning(format);
    await downloadReport({ title: title.trim(), client: client.trim(), language, paper, format }, text);
    setRunning(null);
  };

  return (
    <section className={style["document"]} aria-labelledby="my-report-document">
      <h2 id="my-report-document" className={style["heading"]}>
        {text("exportMenu.basket.file")}
      </h2>
      <TextInput
        label={text("exportMenu.basket.cover")}
        placeholder={text("documents.basket.title")}
        maxLength={LONGEST_NAME_ON_COVER}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextInput
        label={text("exportMenu.basket.client")}
        description={text("exportMenu.basket.clientHint")}
        maxLength={LONGEST_NAME_ON_COVER}
        value={client}
        onChange={(event) => setClient(event.currentTarget.value)}
      />
      <NativeSelect
        label={text("exportMenu.basket.language")}
        value={language}
        onChange={(event) => setLanguage(LOCALES.find((one) => one === event.currentTarget.value) ?? locale)}
        data={LOCALES.map((value) => ({ value, label: text(`lists.languages.${value}`) }))}
      />
      <NativeSelect
        label={text("exportMenu.basket.paper")}
        value={paper}
        onChange={(event) => setPaper(BASKET_PAPERS.find((one) => one === event.currentTarget.value) ?? "letter")}
        data={BASKET_PAPERS.map((value) => ({ value, label: text(`exportMenu.basket.${value}`) }))}
      />
      {closed > 0 && (
        <p className={style["warning"]}>
          {noneOpen ? text("exportMenu.basket.noneOpen") : text("exportMenu.basket.leftOut", { count: closed })}
        </p>
      )}
      <div className={style["buttons"]}>
        {BASKET_FORMATS.map((format) => (
          <ActionButton
            key={format}
            tone={format === "pdf" ? "main" : "quiet"}
            busy={running === format}
            disabled={noneOpen || running !== null}
            onClick={() => void download(format)}
          >
            {text("exportMenu.basket.download", { format: format.toUpperCase() })}
          </ActionButton>
        ))}
      </div>
    </section>
  );
}

/** What the document shall be; empty texts are left to the product. */
interface Wanted {
  readonly title: string;
  readonly client: string;
  readonly language: Locale;
  readonly paper: (typeof BASKET_PAPERS)[number];
  readonly format: BasketFormat;
}

/** Has the document made and hands it over; a toast tells how it goes, and cancels it. */
async function downloadReport(wanted: Wanted, text: TFunction): Promise<void> {
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
