import type { Page } from "playwright";

/** Parts of a page for which there is no room: texts that are cut without being said elsewhere, and controls that lie over each other. */
export function crowdedParts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND})()`);
}

const FIND = `() => {
  // What is out of sight has no place of its own until it comes near.
  const whole = new CSSStyleSheet();
  whole.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
  const isHidden = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).clipPath === "inset(50%)" || at.inert || at.ariaHidden === "true") return true;
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const said = (element) => (element.ariaLabel || element.textContent || element.value || "").trim().replace(/\\s+/g, " ").slice(0, 50);
  const hasText = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "");
  const isScrolled = (element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const cut = [...document.querySelectorAll("body *")].filter((element) =>
    element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1 && hasText(element) &&
    getComputedStyle(element).overflowX !== "visible" && !isScrolled(element) && !element.closest("[title]") && !isHidden(element));
  const controls = [...document.querySelectorAll("a[href], button:not([data-figure]), input, select, textarea, [role=radiogroup]")]
    .filter((element) => !isHidden(element) && !element.closest("td, th") && getComputedStyle(element).pointerEvents !== "none")
    .flatMap((element) => [...element.getClientRects()].map((box) => ({ element, box })))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isWithin = (a, b) => a.contains(b) || b.contains(a) || [...a.labels ?? []].some((label) => label.contains(b));
  const over = controls.flatMap((one, at) => controls.slice(at + 1)
    .filter((other) => isOver(one.box, other.box) && !isWithin(one.element, other.element))
    .map((other) => "“" + said(one.element) + "” lies over “" + said(other.element) + "”"));
  // Words and badges that stand beside controls may not lie over them either.
  const words = [...document.querySelectorAll("body *")].filter((element) => hasText(element) && !isHidden(element) && !element.closest("a, button, label, td, th, svg, [data-figure]"))
    .flatMap((element) => [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== "").flatMap((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].map((box) => ({ element, box }));
    }));
  const under = words.flatMap((one) => controls.filter((other) => isOver(one.box, other.box) && !isWithin(one.element, other.element))
    .map((other) => "“" + said(one.element) + "” lies over “" + said(other.element) + "”"));
  return [...cut.map((element) => "cut: " + element.localName + "." + element.classList[0] + " “" + said(element) + "”"), ...over, ...new Set(under)];
}`;
