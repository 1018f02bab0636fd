import { useQuery } from "@tanstack/react-query";
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import type { ContentPiece } from "#features/content/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { ContentBody } from "./ContentBody.tsx";
import { bannerName, dismissBanner, useDismissed } from "./dismissedBanners.ts";
import { FallbackMark } from "./FallbackMark.tsx";
import style from "./OnScreens.module.css";
import { onScreensQuery } from "./onScreensQuery.ts";

const SIGNS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle };

/** What the newsroom announces, above every screen until it is dismissed. The place is there before its words, so that they are read out. */
export default function Banners() {
  const text = useText();
  const { locale } = useFormats();
  const { data: session } = useQuery(sessionQuery());
  const { data = [] } = useQuery(onScreensQuery(locale));
  const dismissed = useDismissed(({ names }) => names);
  const nameOf = (banner: ContentPiece) => bannerName(banner, session?.user.id ?? "");
  const banners = data.filter(
    (piece) => piece.kind === "banner" && session !== undefined && !dismissed.includes(nameOf(piece)),
  );
  return (
    <section aria-label={text("onScreens.banners")} aria-live="polite" className={style["banners"]}>
      {banners.map((banner) => (
        <Banner key={banner.id} banner={banner} onDismiss={() => dismissBanner(nameOf(banner))} />
      ))}
    </section>
  );
}

function Banner({ banner, onDismiss }: { readonly banner: ContentPiece; readonly onDismiss: () => void }) {
  const text = useText();
  const { title, summary, body, language, properties } = banner;
  const tone = properties.tone ?? "info";
  const Sign = SIGNS[tone];
  return (
    <div className={style["banner"]} data-tone={tone} data-testid="banner">
      <Sign size={18} stroke={1.8} aria-hidden="true" />
      <div className={style["words"]}>
        <p lang={language}>
          <strong>{title}</strong> {summary} <FallbackMark piece={banner} />
        </p>
        <ContentBody body={body} language={language} under={3} size="small" />
      </div>
      <button type="button" onClick={onDismiss} aria-label={text("onScreens.dismiss", { title })}>
        <IconX size={18} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}
