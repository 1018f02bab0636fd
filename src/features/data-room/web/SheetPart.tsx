import { Select, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import style from "./DataRoom.module.css";
import { sheetAddress } from "./sheetAddress.ts";

const KEY = /^sm_[\w-]{43}$/;

/** An address for spreadsheets that can send no key, such as Google Sheets. */
export function SheetPart() {
  const text = useText();
  const { data: markets = [] } = useQuery(marketsQuery());
  const [market, setMarket] = useState<string | null>(null);
  const [key, setKey] = useState("");
  const [fault, setFault] = useState(false);
  const [year] = useState(() => new Date().getFullYear());
  const [address, setAddress] = useState<string | null>(null);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const isKey = KEY.test(key.trim());
    setFault(!isKey);
    setAddress(isKey && market !== null ? await sheetAddress(location.origin, key.trim(), market) : null);
  };
  return (
    <section className={style["part"]} aria-labelledby="sheets">
      <h2 id="sheets" className={style["heading"]}>
        {text("dataRoom.sheets.title")}
      </h2>
      <p className={style["words"]}>{text("dataRoom.sheets.what")}</p>
      <form className={style["form"]} onSubmit={(event) => void make(event)}>
        <Select
          label={text("dataRoom.sheets.market")}
          data={markets.filter(({ kind }) => kind !== "custom").map(({ id, name }) => ({ value: id, label: name }))}
          value={market}
          onChange={setMarket}
          searchable
          required
        />
        <TextInput
          label={text("dataRoom.sheets.key")}
          description={text("dataRoom.sheets.keyHint")}
          type="password"
          autoComplete="off"
          value={key}
          error={fault && text("dataRoom.sheets.noKey")}
          onChange={(event) => setKey(event.currentTarget.value)}
          required
        />
        <ActionButton type="submit" disabled={market === null}>
          {text("dataRoom.sheets.make")}
        </ActionButton>
      </form>
      {address !== null && (
        <>
          <div className={style["address"]}>
            <output className={style["code"]} aria-label={text("dataRoom.sheets.address")}>
              {`=IMPORTDATA("${address}?year=${year}")`}
            </output>
            <CopyButton words={text("dataRoom.copy")} done={text("dataRoom.copied")} copied={address} />
          </div>
          <p className={style["words"]}>{text("dataRoom.sheets.secret")}</p>
        </>
      )}
    </section>
  );
}
