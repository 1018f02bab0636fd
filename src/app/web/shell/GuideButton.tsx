import { IconHelp } from "@tabler/icons-react";
import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { useText } from "#language/useText.ts";
import { closeGuide, openGuide, useGuideState } from "#ui/content/guideState.ts";
import { useScreenGuide } from "#ui/content/useScreenGuide.ts";
import style from "./BarButton.module.css";

const loadDrawer = () => import("#ui/content/GuideDrawer.tsx");
const GuideDrawer = lazy(loadDrawer);

/** "How this screen works": opens the screen's guide beside it. Not there where the screen has none. */
export default function GuideButton() {
  const text = useText();
  const guide = useScreenGuide();
  const { opened } = useGuideState();
  const { pathname } = useLocation();
  useEffect(closeGuide, [pathname]);
  if (!guide) return null;
  const preload = () => void loadDrawer().catch(() => {});
  return (
    <>
      <button
        type="button"
        className={style["button"]}
        aria-label={text("onScreens.guide.open")}
        title={text("onScreens.guide.open")}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={openGuide}
      >
        <IconHelp size={20} stroke={1.6} aria-hidden="true" />
      </button>
      {opened && (
        <Suspense>
          <GuideDrawer guide={guide} onClose={closeGuide} />
        </Suspense>
      )}
    </>
  );
}
