import { Link } from "react-router";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import type { FoundCompanies } from "#features/companies/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { AddToCallList } from "../callList/AddToCallList.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import style from "./CompaniesToCall.module.css";

type Shown = Pick<FoundCompanies["items"][number], "id" | "name" | "city" | "subVertical" | "phone" | "turn">;

interface CompanyLineProps {
  readonly company: Shown;
  readonly market: string;
}

/** A company to call: what it is, when its turn comes, its number, and the way onto the call list. A cell each of a row that its list lays out. */
export function CompanyLine({ company: { id, name, city, subVertical, phone, turn }, market }: CompanyLineProps) {
  const text = useText();
  const { locale } = useFormats();
  return (
    <>
      <Link to={`/companies?open=${id}`} className={style["name"]}>
        <bdi>{name}</bdi>
      </Link>
      <span className={style["what"]}>{[subVerticalName(subVertical, locale), city].filter(Boolean).join(" · ")}</span>
      <span className={style["turn"]}>{turn && text(`callList.turn.${turn}`)}</span>
      {phone === null ? <span /> : <PhoneLink number={phone} />}
      <AddToCallList market={market} subVertical={subVertical} prospect={`company:${id}`} name={name} />
    </>
  );
}
