import { NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import {
  BASKET_FORMATS,
  BASKET_PAPERS,
  type BasketFormat,
  type BasketItem,
  LONGEST_NAME_ON_COVER,
} from "../contract.ts";
import { downloadReport } from "./downloadReport.ts";
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
