// Runs before anything is painted, so that the paper has the right colour from the start: `start.css` knows both. Then asks for
// all that the screen of this address needs, where somebody is signed in: else each file is asked for when another names it.
{
  let dark = matchMedia("(prefers-color-scheme: dark)").matches;
  let language = null;
  try {
    const stored = localStorage.getItem("starter-project") ?? "";
    const { settings, lang } = stored.length < 100_000 ? JSON.parse(stored) : {};
    language = lang?.currentLang;
    const color = String(settings.color);
    // As the app reads it: a colour other than the usual one was chosen.
    const chosen =
      settings.followsSystem === undefined ? /^(dark|light-(?!blue))/.test(color) : !settings.followsSystem;
    if (chosen) dark = color.startsWith("dark-");
  } catch {
    // Nothing chosen, or a storage that is blocked or broken: the system decides.
  }
  if (dark) document.documentElement.dataset.mantineColorScheme = "dark";

  const preload = (address) => {
    const link = document.createElement("link");
    link.crossOrigin = "";
    if (address.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style" });
    else link.rel = "modulepreload";
    link.href = address;
    document.head.append(link);
  };
  try {
    const { base, always, screens, texts } = JSON.parse(document.querySelector("meta[name=ahead]").content);
    const answered = /[#&?]code=/.test(location.hash + location.search);
    // Not in the hidden frame or the window in which the sign-in library only waits for an answer.
    const shown = self === top && !opener;
    if (shown && (answered || Object.keys(sessionStorage).some((key) => key.startsWith("msal.")))) {
      const path = answered ? "home" : location.pathname.slice(base.length) || "home";
      const screen = Object.keys(screens).find((start) => path.startsWith(start));
      const locale =
        language ?? Object.keys(texts).find((known) => known.slice(0, 2) === navigator.language.slice(0, 2)) ?? "en-US";
      for (const file of [...always, ...(screens[screen] ?? []), ...(texts[locale] ?? [])]) preload(base + file);
    }
  } catch {
    // Without the list, or with a storage that is blocked, each file is asked for in its turn.
  }
}
