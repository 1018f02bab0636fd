import { IconHeart, IconHeartFilled, IconStar, IconStarFilled } from "@tabler/icons-react";
import { useId } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { type AidPiece, MOST_STARS } from "../../contract.ts";
import { changeAid } from "../aidQueries.ts";
import { starsText } from "../starsText.ts";
import { AidTitle } from "./AidTitle.tsx";
import style from "./AidReader.module.css";

interface AidHeaderProps {
  readonly piece: AidPiece;
  /** With its fields filled. */
  readonly title: string;
}

/** What an aid is, and what its reader thinks of it. */
export function AidHeader({ piece, title }: AidHeaderProps) {
  const text = useText();
  const formats = useFormats();
  const { key, favourite, date, rating, ratings, downloads } = piece;
  return (
    <header className={style["head"]}>
      <AidTitle aid={{ ...piece, title }} own={piece.team !== null} heading="h1">
        {piece.fallback && <span>{text("sellingAids.fallback")}</span>}
        {piece.sample && <span>{text("shell.sample")}</span>}
        <span>{text("sellingAids.updated", { date: formats.date(`${date}T12:00:00`) })}</span>
        {rating !== null && (
          <span>
            {text("sellingAids.rated", {
              stars: starsText(rating, formats.locale),
              count: ratings,
              number: formats.count(ratings),
            })}
          </span>
        )}
        <span>{text("sellingAids.downloads", { count: downloads, number: formats.count(downloads) })}</span>
      </AidTitle>
      <div className={style["tools"]}>
        <Stars piece={piece} />
        <QuietButton aria-pressed={favourite} onClick={() => void changeAid(key, { favourite: !favourite })}>
          {favourite ? <IconHeartFilled size={16} aria-hidden="true" /> : <IconHeart size={16} aria-hidden="true" />}{" "}
          {text("sellingAids.favourite")}
        </QuietButton>
        <CopyButton
          words={text("sellingAids.link.copy")}
          done={text("sellingAids.link.copied")}
          copied={location.href}
        />
      </div>
    </header>
  );
}

const STARS = Array.from({ length: MOST_STARS }, (_, at) => at + 1);

/** The reader's own stars; a press on the same number takes them back. */
function Stars({ piece: { key, stars } }: { readonly piece: AidPiece }) {
  const text = useText();
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className={style["stars"]}>
      <span id={label}>{text("sellingAids.yourRating")}</span>
      {STARS.map((star) => (
        <button
          key={star}
          type="button"
          aria-pressed={stars === star}
          aria-label={text("sellingAids.star", { count: star })}
          onClick={() => void changeAid(key, { stars: stars === star ? null : star })}
        >
          {stars !== null && star <= stars ? (
            <IconStarFilled size={18} aria-hidden="true" />
          ) : (
            <IconStar size={18} aria-hidden="true" />
          )}
        </button>
      ))}
    </div>
  );
}
