import "@fontsource-variable/inter/wght.css";
import "@mantine/core/styles.layer.css";
import "#ui/look/look.css";
import { MantineProvider } from "@mantine/core";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { localeFor, startText } from "#i18n/text.ts";
import { useFormats } from "#i18n/useFormats.ts";
import { colourSchemeManager } from "#ui/look/colourScheme.ts";
import { cssVariables, theme } from "#ui/look/theme.ts";
import { startSession } from "#ui/session/session.ts";
import { useAppState } from "#ui/state/appState.ts";
import { createRouter } from "./router.tsx";

/** Starts the app in this document: language and sign-in first, then the routes. */
export async function startApp(): Promise<void> {
  const locale = useAppState.getState().lang.currentLang ?? localeFor(navigator.languages);
  const [startPath] = await Promise.all([startSession(), startText(locale)]);
  // A provider leaves its state behind when it sends the browser to the sign-out page.
  const path = startPath ?? (location.pathname.endsWith("/logout") ? location.pathname : null);
  if (path) history.replaceState(null, "", path);

  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App router={createRouter()} />);
}

function App({ router }: { readonly router: ReturnType<typeof createRouter> }) {
  const { locale } = useFormats();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} colorSchemeManager={schemeManager}>
      <RouterProvider router={router} />
    </MantineProvider>
  );
}

const schemeManager = colourSchemeManager();
