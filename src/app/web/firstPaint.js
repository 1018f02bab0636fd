// Runs before anything is painted, so that the paper has the right colour from the start: `start.css` knows both. Then asks for
// the first texts and what the server tells every browser, and where somebody is signed in for all that the screen of this address needs: else
// each is asked for when another names it.
{
  let dark = matchMedia("(prefers-color-scheme: dark)").matches;
  let language = null;
  let menuWidth = 0;
  try {
    const stored = localStorage.getItem("starter-project") ?? "";
    const { settings, lang, menu } = stored.length < 100_000 ? JSON.parse(stored) : {};
    language = lang?.currentLang;
    menuWidth = Number(menu?.menuPadding) || 0;
    const color = String(settings.color);
    // As the app reads it: a colour other than the usual one was chosen.
    const chosen =
      settings.followsSystem === undefined ? /^(dark|light-(?!blue))/.test(color) : !settings.followsSystem;
    if (chosen) dark = color.startsWith("dark-");
  } catch {
    // Nothing chosen, or a storage that is blocked or broken: the system decides.
  }
  if (dark) document.documentElement.dataset.mantineColorScheme = "dark";

  const preload = (attributes) =>
    document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "" }, attributes));
  const file = (href) =>
    preload(href.endsWith(".css") ? { rel: "preload", as: "style", href } : { rel: "modulepreload", href });
  try {
    const { base, door, always, screens, texts } = JSON.parse(document.querySelector("meta[name=ahead]").content);
    const spoken = navigator.languages.map((wanted) =>
      Object.keys(door).find((known) => known.startsWith(wanted.slice(0, 2).toLowerCase())),
    );
    const locale = language ?? spoken.find(Boolean) ?? "en-US";
    const answered = /[#&?]code=/.test(location.hash + location.search);
    // Not in the hidden frame or the window in which the sign-in library only waits for an answer.
    if (self === top && !opener) {
      const path = location.pathname.slice(base.length);
      const signedIn = answered || Object.keys(sessionStorage).some((key) => key.startsWith("msal."));
      for (const name of door[locale] ?? []) file(base + name);
      // As the app asks for it (`loadClientConfig`): else it would be asked for twice.
      if (signedIn || path === "" || path === "login") preload({ rel: "preload", as: "fetch", href: "/config.json" });
      if (signedIn) {
        // The frame that `start.css` draws until the app stands.
        document.documentElement.dataset.frame = "";
        document.documentElement.style.setProperty("--menu-width", `${menuWidth}px`);
        const screen = Object.keys(screens).find((start) => (answered ? "home" : path || "home").startsWith(start));
        for (const name of [...always, ...(screens[screen] ?? []), ...(texts[locale] ?? [])]) file(base + name);
      }
    }
  } catch {
    // Without the list, or with a storage that is blocked, each file is asked for in its turn.
  }
}
