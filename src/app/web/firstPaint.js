// Runs before anything is painted, so that the paper has the right colour from the start: `start.css` knows both.
{
  let dark = matchMedia("(prefers-color-scheme: dark)").matches;
  try {
    const stored = localStorage.getItem("starter-project") ?? "";
    const { settings } = stored.length < 100_000 ? JSON.parse(stored) : {};
    const color = String(settings.color);
    // As the app reads it: a colour other than the usual one was chosen.
    const chosen =
      settings.followsSystem === undefined ? /^(dark|light-(?!blue))/.test(color) : !settings.followsSystem;
    if (chosen) dark = color.startsWith("dark-");
  } catch {
    // Nothing chosen, or a storage that is blocked or broken: the system decides.
  }
  if (dark) document.documentElement.dataset.mantineColorScheme = "dark";
}
