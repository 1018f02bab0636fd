import { IconDownload, IconHeart, IconHeartFilled, IconStarFilled } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { AidHead } from "../../contract.ts";
import { changeAid } from "../aidQueries.ts";
import { starsText } from "../starsText.ts";
import style from "./Library.module.css";

interface AidCardProps {
  readonly aid: AidHead;
  /** Its name alone. */
  readonly brief?: boolean;
}

/** One aid of the library: what it is for, how others found it, and a heart. */
export function AidCard({ aid, brief = false }: AidCardProps) {
  const text = useText();
  const formats = useFormats();
  const [search] = useSearchParams();
  const { key, type, title, summary, verticals, media, seasons, favourite, rating, ratings, downloads } = aid;
  const open = new URLSearchParams(search);
  open.set("aid", key);
  const tags = [
    ...verticals.map((id) => verticalName(id, formats.locale)),
    ...media.map((id) => mediumName(id, formats.locale)),
    ...seasons.map((month) => formats.month(month)),
  ];
  // Below the heading of what was opened last, or of the page itself.
  const Title = brief ? "h3" : "h2";
  return (
    <li className={style["card"]} data-brief={brief || undefined}>
      <p className={style["type"]}>
        {text(`sellingAids.type.${type}`)}
        {aid.team && <span className={style["team"]}>{text("sellingAids.team.badge")}</span>}
      </p>
      <Title className={style["title"]} lang={aid.fallback ? aid.language : undefined}>
        <Link to={`?${open}`}>{title}</Link>
      </Title>
      {!brief && (
        <>
          <p className={style["summary"]} lang={aid.fallback ? aid.language : undefined}>
            {summary}
          </p>
          {tags.length > 0 && (
            <ul className={style["tags"]} aria-label={text("sellingAids.tags")}>
              {tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          )}
          <p className={style["facts"]}>
            {aid.fallback && <span>{text("sellingAids.fallback")}</span>}
            {aid.sample && <span className={style["sample"]}>{text("shell.sample")}</span>}
            {aid.team && <span>{aid.team.file.name.split(".").at(-1)?.toUpperCase()}</span>}
            <span>{formats.date(`${aid.date}T12:00:00`)}</span>
            {rating !== null && (
              <span>
                <IconStarFilled size={13} aria-hidden="true" />{" "}
                {text("sellingAids.rated", {
                  stars: starsText(rating, formats.locale),
                  count: ratings,
                  number: formats.count(ratings),
                })}
              </span>
            )}
            {downloads > 0 && (
              <span>
                <IconDownload size={13} aria-hidden="true" />{" "}
                {text("sellingAids.downloads", { count: downloads, number: formats.count(downloads) })}
              </span>
            )}
          </p>
          <button
            type="button"
            className={style["heart"]}
            aria-pressed={favourite}
            aria-label={text("sellingAids.favouriteOf", { title })}
            onClick={() => void changeAid(key, { favourite: !favourite })}
          >
            {favourite ? <IconHeartFilled size={18} aria-hidden="true" /> : <IconHeart size={18} aria-hidden="true" />}
          </button>
        </>
      )}
    </li>
  );
}
