import { Checkbox, NumberInput } from "@mantine/core";
import { useDeferredValue, useMemo, useState } from "react";
import { plainLetters } from "#domain/plainLetters.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import type { EditedMarket, GroundCounty } from "../contract/editingSchemas.ts";
import { type Choice, freePart } from "./countyChoices.ts";
import style from "./CountyEditor.module.css";
import { readCountyCsv } from "./readCountyCsv.ts";

interface CountyListProps {
  readonly market: EditedMarket;
  readonly counties: readonly GroundCounty[];
  readonly choice: Choice;
  readonly over: ReadonlyMap<string, number>;
  /** The county that stands out on the map. */
  readonly pointed: string | null;
  /** The county that the pointer or the focus is on; null when it leaves. */
  readonly onPoint: (fips: string | null) => void;
  /** A county that is to be seen on the map. */
  readonly onShow: (fips: string) => void;
  readonly onPut: (choice: Choice) => void;
  readonly onTurn: (fips: readonly string[]) => void;
}

/** Of more counties nobody reads a list. */
const SHOWN = 80;

/** The same as the map by keyboard: the market's counties with their parts, any other by search, or a list of codes. */
export function CountyList({
  market,
  counties,
  choice,
  over,
  pointed,
  onPoint,
  onShow,
  onPut,
  onTurn,
}: CountyListProps) {
  const text = useText();
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  // A county that was just let go stays in its place, or the focus would go with it.
  const [touched, touch] = useState<ReadonlySet<string>>(() => new Set());
  const pasted = useMemo(() => readCountyCsv(wanted), [wanted]);
  const isPasted = pasted.length > 1;
  const shown = useMemo(
    () => foundCounties(counties, isPasted ? "" : wanted, (fips) => choice.has(fips) || touched.has(fips)),
    [counties, choice, touched, wanted, isPasted],
  );
  const take = (list: readonly ListedCounty[]) => {
    onPut(withListed(choice, list, counties, market.id));
    setSearch("");
  };

  return (
    <div className={style["list"]}>
      <input
        className={style["search"]}
        aria-label={text("marketEditing.find")}
        placeholder={text("marketEditing.find")}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onPaste={(event) => {
          // A field of one line would lose which share belongs to which code.
          const list = readCountyCsv(event.clipboardData.getData("text"));
          if (list.length < 2) return;
          event.preventDefault();
          take(list);
        }}
      />
      {isPasted && (
        <button type="button" className={style["take"]} onClick={() => take(pasted)}>
          {text("marketEditing.takePasted", { count: pasted.length })}
        </button>
      )}
      <ul className={style["counties"]} aria-label={text("marketEditing.counties")}>
        {shown.map((county) => (
          <CountyItem
            key={county.fips}
            county={county}
            market={market.id}
            share={choice.get(county.fips)}
            isOver={over.has(county.fips)}
            isPointed={county.fips === pointed}
            onPoint={onPoint}
            onShow={onShow}
            onShare={(share) => onPut(new Map(choice).set(county.fips, share))}
            onTurn={() => {
              touch((now) => new Set(now).add(county.fips));
              onTurn([county.fips]);
            }}
          />
        ))}
      </ul>
      {shown.length === 0 && !isPasted && <p className={style["words"]}>{text("lists.noMatch.what")}</p>}
      <FileDrop
        label={text("marketEditing.file")}
        accept=".csv,.txt,text/csv"
        onFile={(file) => void readFile(file).then(take)}
      />
    </div>
  );
}

interface CountyItemProps {
  readonly county: GroundCounty;
  readonly market: string;
  /** The part that lies in the market; undefined for none. */
  readonly share: number | undefined;
  readonly isOver: boolean;
  readonly isPointed: boolean;
  readonly onPoint: (fips: string | null) => void;
  readonly onShow: (fips: string) => void;
  readonly onShare: (share: number) => void;
  readonly onTurn: () => void;
}

function CountyItem({ county, market, share, isOver, isPointed, onPoint, onShow, onShare, onTurn }: CountyItemProps) {
  const text = useText();
  const formats = useFormats();
  const others = county.markets.filter(({ id }) => id !== market && id.startsWith("tv-"));
  const put = (typed: string) => {
    const next = Number((Number.parseFloat(typed.replace(",", ".")) / 100).toFixed(6));
    if (next > 0 && next <= 1 && next !== share) onShare(next);
  };
  return (
    // Where the pointer or the focus is, the map marks the county; nothing is done by it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-over={isOver || undefined}
      data-pointed={isPointed || undefined}
      onPointerEnter={() => onPoint(county.fips)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => {
        onPoint(county.fips);
        onShow(county.fips);
      }}
      onBlur={() => onPoint(null)}
    >
      <Checkbox
        size="sm"
        checked={share !== undefined}
        onChange={onTurn}
        label={
          <>
            {county.name}, {county.state}
            <span className={style["soft"]}>
              {[
                formats.count(county.population),
                ...others.map(({ name, share: part }) =>
                  text("marketEditing.alsoIn", { name, share: formats.share(part) }),
                ),
              ].join(" · ")}
            </span>
          </>
        }
      />
      {share !== undefined && (
        <NumberInput
          size="xs"
          w={86}
          aria-label={text("marketEditing.shareOf", { name: county.name })}
          value={Number((share * 100).toFixed(4))}
          min={0.01}
          max={100}
          suffix=" %"
          clampBehavior="blur"
          decimalScale={4}
          onBlur={(event) => put(event.currentTarget.value)}
        />
      )}
    </li>
  );
}

type ListedCounty = ReturnType<typeof readCountyCsv>[number];

/** A choice with listed counties taken in; without a share, with what is left of them. */
function withListed(
  choice: Choice,
  list: readonly ListedCounty[],
  counties: readonly GroundCounty[],
  market: string,
): Choice {
  const byFips = new Map(counties.map((county) => [county.fips, county]));
  const next = new Map(choice);
  for (const { fips, share } of list) {
    const county = byFips.get(fips);
    if (county) next.set(fips, share ?? freePart(county, market));
  }
  return next;
}

/** The counties that answer to all words of a search; without one, those that are kept in sight. */
function foundCounties(
  counties: readonly GroundCounty[],
  search: string,
  isKept: (fips: string) => boolean,
): GroundCounty[] {
  const words = plainLetters(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  const found = counties.filter((county) =>
    words.length === 0 ? isKept(county.fips) : words.every((word) => answers(county, word)),
  );
  return found.slice(0, SHOWN);
}

async function readFile(file: File) {
  return readCountyCsv(await file.text());
}

function answers({ fips, name, state, markets }: GroundCounty, word: string): boolean {
  const told = `${plainLetters(name)} ${state.toLowerCase()} ${fips} ${markets.map((one) => plainLetters(one.name)).join(" ")}`;
  return told.split(" ").some((part) => part.startsWith(word));
}
