import { LinkButton } from "#ui/look/LinkButton.tsx";
import type { Words } from "#language/words/words.ts";
import type { StationDetail } from "../../contract.ts";
import style from "./StationDrawer.module.css";

interface SistersProps {
  readonly detail: StationDetail;
  /** The market of the table. */
  readonly here: string;
  readonly words: Words;
  readonly onOpen: (station: string) => void;
}

/** More than these elsewhere are only counted. */
const ELSEWHERE = 12;

/** What else its owner has, in this market and elsewhere. */
export function Sisters({ detail: { sisters }, here, words, onOpen }: SistersProps) {
  const { text } = words;
  const near = sisters.filter(({ market }) => market === here);
  const far = sisters.filter(({ market }) => market !== here);
  const shown = far.slice(0, ELSEWHERE);
  return (
    <section className={style["part"]}>
      <h3>{text("stations.detail.sisters")}</h3>
      {sisters.length === 0 && <p>{text("stations.detail.noSisters")}</p>}
      {near.length > 0 && (
        <>
          <p>{text("stations.detail.sistersHere")}</p>
          <ul className={style["chips"]}>
            {near.map(({ id, callSign, city }) => (
              <li key={id}>
                <LinkButton onClick={() => onOpen(id)}>{callSign}</LinkButton> {city}
              </li>
            ))}
          </ul>
        </>
      )}
      {far.length > 0 && (
        <>
          <p>{text("stations.detail.sistersElsewhere")}</p>
          <ul className={style["chips"]}>
            {shown.map(({ id, callSign, marketName, city, state }) => (
              <li key={id}>
                <LinkButton onClick={() => onOpen(id)}>{callSign}</LinkButton>{" "}
                {marketName ?? [city, state].filter(Boolean).join(", ")}
              </li>
            ))}
            {far.length > shown.length && <li>{text("stations.detail.more", { count: far.length - shown.length })}</li>}
          </ul>
        </>
      )}
    </section>
  );
}
