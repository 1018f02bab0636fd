// Runs before anything is painted, so that the paper has the right colour from the start: `start.css` knows both.
try {
  const stored = localStorage.getItem("starter-project") ?? "";
  if (stored.length < 100_000 && String(JSON.parse(stored).settings.color).startsWith("dark-")) {
    document.documentElement.dataset.mantineColorScheme = "dark";
  }
} catch {
  // Nothing chosen, or a storage that is blocked or broken: the light paper stays.
}
