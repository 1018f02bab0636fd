import type { Page } from "playwright";

/**
 * What the system's own few colours would hide, each in a line: nothing is the wanted answer. Where somebody has her system give every
 * page its colours, shadows are gone and so is every shade that is not one of them.
 */

/** Controls that have the focus and do not show it: one of each kind. */
export const hiddenFocus = (page: Page): Promise<string[]> => page.evaluate<string[]>(HIDDEN_FOCUS);

/** What is chosen and looks like what is not. */
export const hiddenChoices = (page: Page): Promise<string[]> => page.evaluate<string[]>(HIDDEN_CHOICES);

/** Words and marks that lie in their own colour on a ground that is not theirs. */
export const paleWords = (page: Page): Promise<string[]> => page.evaluate<string[]>(PALE_WORDS);

const TELL = `
  const tell = (element) => element.outerHTML.slice(0, 140);
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
`;

const HIDDEN_FOCUS = `(() => {
  ${TELL}
  const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, [tabindex]")];
  const kinds = new Map(controls.filter(isSeen).filter((one) => !one.disabled).map((one) => [one.tagName + one.className + one.type, one]));
  const had = document.activeElement;
  const found = [];
  for (const one of kinds.values()) {
    one.focus({ focusVisible: true, preventScroll: true });
    if (document.activeElement !== one) continue;
    const rings = [one, one.parentElement, one.parentElement?.parentElement].map((element) => getComputedStyle(element));
    rings.push(getComputedStyle(one, "::before"), getComputedStyle(one, "::after"));
    const isRinged = rings.some(({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== "none" && parseFloat(outlineWidth) > 0 && !/^rgba.*, 0\\)$/.test(outlineColor));
    if (!isRinged && !one.matches("h1, [contenteditable=true], [aria-activedescendant], [tabindex='-1']")) found.push(tell(one));
  }
  had?.focus?.({ preventScroll: true });
  return found;
})()`;

const HIDDEN_CHOICES = `(() => {
  ${TELL}
  const looks = (element) => {
    const box = element.matches("input[type=radio]") ? (element.closest("label") ?? element.labels?.[0] ?? element) : element;
    return [box, ...box.children, element].map((part) => {
      const look = getComputedStyle(part);
      const after = getComputedStyle(part, "::after");
      return [look.backgroundColor, look.color, look.borderColor, look.borderWidth, look.borderStyle, look.outlineStyle, look.outlineColor,
        look.textDecorationLine, look.appearance === "auto" && part.matches("input") && part.checked,
        after.content, after.backgroundColor, after.transform].join();
    }).join("|");
  };
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "SelectedItemText";
  const chosenWords = getComputedStyle(probe).color;
  probe.remove();
  const chosen = "[aria-pressed=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), input:checked";
  return [...document.querySelectorAll(chosen)].filter(isSeen).flatMap((one) => {
    // Under words in other colors than the page's own lies a plate of the page's ground.
    const plated = [one, ...one.querySelectorAll(":not(svg, svg *)")].some((part) => {
      const { color, forcedColorAdjust } = getComputedStyle(part);
      return color === chosenWords && forcedColorAdjust !== "none";
    });
    if (plated) return ["on a plate: " + tell(one)];
    const frame = one.closest("[role=radiogroup], [role=tablist], [role=listbox], [role=toolbar], fieldset, nav, ul, tbody");
    const alike = [...(frame?.querySelectorAll(one.tagName) ?? [])].filter((other) =>
      isSeen(other) && !other.matches(chosen) && other.className === one.className && other.type === one.type);
    return alike.length > 0 && alike.some((other) => looks(other) === looks(one)) ? [tell(one)] : [];
  });
})()`;

const PALE_WORDS = `(() => {
  ${TELL}
  const light = (colour) => {
    const [r, g, b] = (colour.match(/[\\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);
  const groundOf = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const ground = getComputedStyle(at).backgroundColor;
      if (/^rgb\\(/.test(ground)) return ground;
    }
    return "rgb(255, 255, 255)";
  };
  return [...document.querySelectorAll("svg text, svg tspan")].filter(isSeen).flatMap((one) => {
    const { fill } = getComputedStyle(one);
    const has = contrast(fill, groundOf(one.closest("svg")));
    return /^rgb\\(/.test(fill) && has < 4.5 ? [has.toFixed(1) + " " + tell(one)] : [];
  });
})()`;
