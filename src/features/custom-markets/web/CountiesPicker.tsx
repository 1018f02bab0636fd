import { Checkbox } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { type CountyMember, memberKey } from "#domain/customMarket/customMember.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ChosenChips } from "#ui/form/ChosenChips.tsx";
import type { MemberCountyRecord } from "../contract/customMarketSchemas.ts";
import { memberCountiesQuery } from "./customMarketQueries.ts";
import style from "./CustomMarkets.module.css";
import { useMemberNames } from "./useMemberNames.ts";

interface CountiesPickerProps {
  readonly value: readonly CountyMember[];
  /** Whether a county is meant as a whole, and not as one of the reader's markets has it. */
  readonly everywhere: boolean;
  readonly onChange: (value: readonly CountyMember[]) => void;
}

/** Counties, found by name, state or FIPS code, or pasted as a list of codes. */
export function CountiesPicker({ value, everywhere, onChange }: CountiesPickerProps) {
  const text = useText();
  const formats = useFormats();
  const { data: counties } = useSuspenseQuery(memberCountiesQuery());
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search);
  const names = useMemberNames(value);
  const chosen = useMemo(() => new Set(value.map(({ county }) => county)), [value]);
  const found = useMemo(() => (wanted.trim() === "" ? [] : findCounties(counties, wanted)), [counties, wanted]);
  const codes = pastedFips(wanted);
  const pasted = useMemo(
    () => (codes.length > 1 ? counties.filter(({ fips }) => codes.includes(fips) && !chosen.has(fips)) : []),
    [counties, codes, chosen],
  );
  const add = (more: typeof counties) =>
    onChange([...value, ...more.map((county) => countyMember(county, everywhere))]);
  const chips = value.map((member) => ({ key: member.county, name: names.get(memberKey(member)) ?? member.county }));
  const drop = (fips: string) => onChange(value.filter(({ county }) => county !== fips));

  return (
    <div className={style["picker"]}>
      <ChosenChips chosen={chips} onRemove={drop} />
      <input
        className={style["field"]}
        aria-label={text("customMarkets.findCounty")}
        placeholder={text("customMarkets.findCounty")}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {codes.length > 1 && (
        <div className={style["pasted"]}>
          <output>{text("customMarkets.pasted", { count: codes.length, found: formats.count(pasted.length) })}</output>
          {pasted.length > 0 && (
            <button
              type="button"
              onClick={() => {
                add(pasted);
                setSearch("");
              }}
            >
              {text("customMarkets.addPasted", { count: pasted.length })}
            </button>
          )}
        </div>
      )}
      {codes.length <= 1 && found.length > 0 && (
        <ul className={style["found"]}>
          {found.map((county) => (
            <li key={county.fips}>
              <Checkbox
                size="sm"
                label={
                  <>
                    {county.name}, {county.state}
                    <span className={style["soft"]}>{formats.count(county.population)}</span>
                  </>
                }
                checked={chosen.has(county.fips)}
                onChange={(event) => (event.currentTarget.checked ? add([county]) : drop(county.fips))}
              />
            </li>
          ))}
        </ul>
      )}
      {codes.length <= 1 && wanted.trim() !== "" && found.length === 0 && (
        <p className={style["none"]}>{text("lists.noMatch.what")}</p>
      )}
    </div>
  );
}

/** Of more counties nobody reads a list. */
const SHOWN = 60;

/** The counties that answer a search by name, state or FIPS code, the most people first; those chosen stay where they are found. */
function findCounties(counties: readonly MemberCountyRecord[], search: string): readonly MemberCountyRecord[] {
  const words = plainLetters(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  return counties
    .filter(({ fips, name, state }) => {
      const told = `${plainLetters(name)} ${plainLetters(state)} ${fips}`;
      return words.every((word) => told.split(" ").some((part) => part.startsWith(word)));
    })
    .toSorted((a, b) => b.population - a.population)
    .slice(0, SHOWN);
}

/**
 * A county as a member. Who has all markets means the county as it is; others mean what the one of their markets has that has most
 * of it, TV before radio.
 */
function countyMember({ fips, markets }: MemberCountyRecord, everywhere: boolean): CountyMember {
  const [most] = markets.toSorted((a, b) => rankOf(a) - rankOf(b) || b.share - a.share);
  return { county: fips, share: 1, of: everywhere ? null : (most?.id ?? null) };
}

const rankOf = ({ id }: { readonly id: string }) => (id.startsWith("tv-") ? 0 : 1);

/** FIPS codes in a text that was pasted, such as a column of a sheet; four digits lost their leading zero there. */
function pastedFips(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/(?<![\d.])\d{4,5}(?![\d.])/g)].map(([code]) => code.padStart(5, "0")))];
}
