/**
 * Runs in the page: finds what a person would call by this role, name, label or text, if it shows. Names are reckoned as a screen reader does,
 * as far as pages of ours need it.
 */
export const FIND = `(sought) => {
  const ROLES = {
    button: "button, [role=button], input[type=submit]",
    link: "a[href]",
    heading: "h1, h2, h3, h4, [role=heading]",
    option: "[role=option]",
    tab: "[role=tab]",
    row: "tr, [role=row]",
    menuitem: "[role=menuitem]",
    checkbox: "input[type=checkbox], [role=checkbox]",
    radio: "input[type=radio], [role=radio]",
    dialog: "dialog, [role=dialog]",
    switch: "[role=switch]",
  };
  const tidy = (text) => (text ?? "").replace(/\\s+/g, " ").trim();
  const fits = (wanted, text) =>
    typeof wanted === "string" ? tidy(text) === wanted : new RegExp(wanted.source, wanted.flags).test(tidy(text));
  const byIds = (ids) => ids.split(/\\s+/).map((id) => tidy(document.getElementById(id)?.textContent)).join(" ");
  const labels = (element) => tidy([...(element.labels ?? [])].map((one) => one.textContent).join(" ")).replace(/ ?\\*$/, "");
  const nameOf = (element) =>
    (element.hasAttribute("aria-labelledby") && byIds(element.getAttribute("aria-labelledby"))) ||
    element.getAttribute("aria-label") || labels(element) || tidy(element.innerText ?? element.textContent) ||
    element.getAttribute("title") || "";
  const shows = (element) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : width > 0;
    return visible && width > 0 && height > 0;
  };
  const roots = sought.within ? [...document.querySelectorAll(sought.within)].filter(shows) : [document];
  const all = (selector) => roots.flatMap((root) => [...root.querySelectorAll(selector)]);
  let found = [];
  if (sought.css) found = all(sought.css);
  else if (sought.role) found = all(ROLES[sought.role]).filter((one) => !sought.name || fits(sought.name, nameOf(one)));
  else if (sought.label) found = all("input, select, textarea, [role=combobox], [role=textbox], [role=spinbutton]")
    .filter((one) => fits(sought.label, (one.hasAttribute("aria-labelledby") && byIds(one.getAttribute("aria-labelledby"))) ||
      one.getAttribute("aria-label") || labels(one) || one.getAttribute("placeholder")));
  else if (sought.text) {
    const holding = all("body *").filter((one) => fits(sought.text, one.innerText));
    found = holding.filter((one) => !holding.some((other) => other !== one && one.contains(other)));
  }
  const showing = found.filter(shows);
  return (sought.last ? showing.at(-1) : showing[0]) ?? null;
}`;
