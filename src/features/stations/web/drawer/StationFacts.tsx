import { decimal } from "#language/decimal.ts";
import type { Words } from "#language/words/words.ts";
import type { StationDetail } from "../../contract.ts";
import { channelText, frequencyText, operatorText, placeText, powerText } from "#language/words/stationWords.ts";
import style from "./StationDrawer.module.css";

interface StationFactsProps {
  readonly detail: StationDetail;
  readonly words: Words;
}

type Fact = readonly [label: string, value: string | null];

/** Who a station is, who owns it and has owned it, and how it transmits. */
export function StationFacts({ detail, words }: StationFactsProps) {
  const { text } = words;
  const { station } = detail;
  return (
    <>
      <section className={style["part"]}>
        <h3>{text("stations.detail.identity")}</h3>
        <Facts facts={identityFacts(detail, words)} unknown={text("stations.unknown.list")} />
      </section>
      <section className={style["part"]}>
        <h3>{text("stations.detail.ownership")}</h3>
        <Ownership detail={detail} words={words} />
      </section>
      <section className={style["part"]}>
        <h3>{text("stations.detail.technical")}</h3>
        <Facts facts={technicalFacts(detail, words)} unknown={text("stations.unknown.list")} />
      </section>
      {station.subchannels.length > 0 && (
        <section className={style["part"]}>
          <h3>{text("stations.detail.subchannels")}</h3>
          <ul className={style["list"]}>
            {station.subchannels.map(({ major, minor, network, category }) => (
              <li key={`${major}.${minor} ${network}`}>
                {[
                  major !== null && minor !== null ? `${major}.${minor}` : null,
                  network ?? text("stations.grouped.unknown"),
                  category,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Facts({ facts, unknown }: { readonly facts: readonly Fact[]; readonly unknown: string }) {
  return (
    <dl className={style["facts"]}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <abbr title={unknown}>–</abbr>}</dd>
        </div>
      ))}
    </dl>
  );
}

function identityFacts({ station, marketName }: StationDetail, words: Words): Fact[] {
  const { text } = words;
  const former = station.formerCallSigns.map(({ callSign, until }) =>
    until === null ? callSign : `${callSign} (${text("stations.detail.until", { year: until })})`,
  );
  const commercial =
    station.commercial === null ? null : text(`stations.commercial.${station.commercial ? "yes" : "no"}`);
  return [
    [text("stations.column.city"), placeText(station)],
    [text("spending.fact.market"), marketName],
    station.medium === "tv"
      ? [text("stations.column.network"), station.network]
      : [text("stations.column.format"), station.format ?? station.formatGroup],
    [text("stations.column.commercial"), commercial],
    [text("stations.detail.status"), text(`stations.status.${station.status}`)],
    [text("stations.column.onAir"), station.onAir === null ? null : String(station.onAir)],
    [text("stations.detail.facility"), station.facilityId],
    ...(former.length > 0 ? [[text("stations.detail.callSigns"), former.join(", ")] as const] : []),
    ...(station.simulcastOf === null ? [] : [[text("stations.column.simulcast"), station.simulcastOf] as const]),
  ];
}

function technicalFacts({ station }: StationDetail, words: Words): Fact[] {
  const { text, formats } = words;
  const { latitude, longitude, haatM, directional } = station;
  const degrees = (angle: number) => decimal(angle, 4, formats);
  return [
    [text("stations.detail.service"), text(`stations.service.${station.service}`)],
    station.medium === "tv"
      ? [text("stations.column.channel"), channelText(station, words)]
      : [text("stations.column.frequency"), frequencyText(station, words)],
    ...(station.channelHost === null
      ? []
      : [
          [
            text("stations.detail.channelHost"),
            station.channelHost.assumed
              ? text("stations.detail.channelHostAssumed", { station: station.channelHost.callSign })
              : station.channelHost.callSign,
          ] as const,
        ]),
    ...(station.medium === "radio" ? [[text("stations.column.class"), station.stationClass] as const] : []),
    [text("stations.column.erp"), powerText(station.erpKw, words)],
    [text("stations.column.haat"), haatM === null ? null : formats.count(haatM)],
    [
      text("stations.detail.position"),
      latitude === null || longitude === null ? null : `${degrees(latitude)}, ${degrees(longitude)}`,
    ],
    [
      text("stations.detail.polarization"),
      directional === null ? null : text(`stations.detail.${directional ? "directional" : "even"}`),
    ],
    ...(station.engineeringVintage === null
      ? []
      : [[text("stations.detail.vintage"), station.engineeringVintage] as const]),
  ];
}

function Ownership({ detail: { station }, words }: StationFactsProps) {
  const { text } = words;
  if (station.owner === null && station.ownership.length === 0) return <p>{text("stations.detail.noOwnership")}</p>;
  const [now] = station.ownership;
  const today: Fact[] = [
    [text("stations.column.licensee"), station.owner],
    [text("stations.detail.group"), station.ownerGroup],
    ...(station.operator === null ? [] : [[text("stations.column.operator"), operatorText(station)] as const]),
    // A list says who owned stations on its day; since then they may have been sold.
    ...(now && now.from === null
      ? [[text("stations.detail.asOf"), now.asOf ?? text("stations.detail.undated")] as const]
      : []),
  ];
  const history = station.ownership.filter(
    ({ from, asOf }) => from !== null || (asOf !== null && station.ownership.length > 1),
  );
  return (
    <>
      <Facts facts={today} unknown={text("stations.unknown.list")} />
      {history.length > 0 && (
        <ul className={style["list"]} style={{ marginTop: 12 }}>
          {history.map((one) => (
            <li key={`${one.from} ${one.asOf} ${one.owner}`}>
              {one.from === null
                ? `${text("stations.detail.asOf")} ${one.asOf}: `
                : `${text("stations.detail.since")} ${one.from}: `}
              {[one.group ?? one.owner, operatorText({ ...station, ...one })].filter(Boolean).join(" · ")}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
