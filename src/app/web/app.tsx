import "./withoutEval.ts";
import "@fontsource-variable/inter/wght.css";
import "#ui/look/controls.css";
import "#ui/look/look.css";
import { MantineProvider } from "@mantine/core";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { changeLocale, localeFor, startText } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { directionOf } from "#language/directionOf.ts";
import { colourSchemeManager } from "#ui/look/colourScheme.ts";
import { styleNonce } from "#ui/look/styleNonce.ts";
import { cssVariables, theme } from "#ui/look/theme.ts";
import { applyLook } from "#ui/look/applyLook.ts";
import { startSession } from "#ui/session/session.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { useAppState } from "#ui/state/appState.ts";
import { followOtherTabs } from "#ui/state/followOtherTabs.ts";
import { createRouter } from "./router.tsx";

/** Starts the app in this document: look, language and sign-in first, then the routes. */
export async function startApp(): Promise<void> {
  // What keeps a page from scrolling beneath a drawer looks here for the word that lets it bring a style element.
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
  applyLook();
  followOtherTabs();
  const locale = useAppState.getState().lang.currentLang ?? localeFor(navigator.languages);
  const [startPath] = await Promise.all([startSession(), startText(locale)]);
  // Without a worker that keeps the app, nothing of its figures is kept either.
  if (!useSessionState.getState().isLogin && navigator.serviceWorker?.controller)
    await (await import("#ui/offline/enterKept.ts")).enterKept();
  followLanguage();
  // A provider leaves its state behind when it sends the browser to the sign-out page.
  const path = startPath ?? (location.pathname.endsWith("/logout") ? location.pathname : null);
  if (path) history.replaceState(null, "", path);

  const root = document.getElementById("root");
  delete document.documentElement.dataset["frame"];
  if (root) createRoot(root).render(<App router={createRouter()} />);
}

/** The texts follow the language chosen, in this tab or in another. */
function followLanguage(): void {
  useAppState.subscribe(({ lang: { currentLang } }, before) => {
    if (currentLang && currentLang !== before.lang.currentLang) void changeLocale(currentLang);
  });
}

function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const { locale } = useFormats();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);

  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      getStyleNonce={styleNonce}
    >
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

const schemeManager = colourSchemeManager();
