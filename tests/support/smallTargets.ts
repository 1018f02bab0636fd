import type { Page } from "playwright";

/** CSS pixels that a pointer needs each way: criterion 2.5.8 of WCAG 2.2. */
export const POINTER = 24;
/** What a finger needs: criterion 2.5.5. */
export const FINGER = 44;

/**
 * The controls of a page that are hard to hit, each with its size and its place. A word of a sentence that leads somewhere is as tall as
 * the line, as both criteria allow; a small control with room around it passes where `spaced` is allowed, which 2.5.8 alone does.
 */
export function smallTargets(page: Page, least: number, spaced: boolean): Promise<string[]> {
  return page.evaluate<string[]>(`(${FIND})(${least}, ${spaced})`);
}

const FIND = `(least, spaced) => {
  const CONTROLS = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], " +
    "[role=option], [role=menuitem], [role=switch], [role=checkbox], [role=radio], [role=slider]";
  const styleOf = (element, part) => getComputedStyle(element, part);
  const isHidden = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (styleOf(at).clipPath === "inset(50%)" || at.inert || at.ariaHidden === "true") return true;
    const { width, height } = element.getBoundingClientRect();
    return width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const plainBox = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const united = (a, b) => ({
    left: Math.min(a.left, b.left), top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom),
  });
  // What a link lays over its whole card is pressed as well.
  const ownBox = (element) => {
    const { position, content, width, height, inset } = styleOf(element, "::after");
    const box = plainBox(element);
    if (position !== "absolute" || content === "none" || inset !== "0px") return box;
    return { ...box, right: box.left + parseFloat(width), bottom: box.top + parseFloat(height) };
  };
  // What stands for a control that is drawn otherwise, or stands around it, is pressed in its place.
  const boxOf = (element) => {
    const labels = /^(checkbox|radio|file)$/.test(element.type) ? [...element.labels ?? []] : [];
    const seen = [element, ...labels].filter((one) => !isHidden(one));
    return seen.length === 0 ? null : seen.map(ownBox).reduce(united);
  };
  const isWordOfText = (element) => {
    // Buttons are boxes in their line at the least.
    if (!/^inline(-block)?$/.test(styleOf(element).display)) return false;
    let block = element.parentElement;
    while (/^(inline|contents)/.test(styleOf(block).display)) block = block.parentElement;
    const own = [...block.querySelectorAll(CONTROLS)].reduce((sum, one) => sum + one.textContent.trim().length, 0);
    return block.textContent.trim().length > own;
  };
  const controls = [...document.querySelectorAll(CONTROLS)]
    // A mark of a chart stands where its figure is and as large; the table beside it says the same.
    .filter((element) => !element.disabled && !element.matches("[data-figure]"))
    .filter((element) => styleOf(element).pointerEvents !== "none")
    .map((element) => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box !== null);
  const width = ({ left, right }) => right - left;
  const height = ({ top, bottom }) => bottom - top;
  // Half a pixel is what a zoom or a fraction of a line takes away.
  const isSmall = ({ box }) => width(box) < least - 0.5 || height(box) < least - 0.5;
  const middle = ({ left, top, right, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const away = ([x, y], { left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  const isCrowded = (small) => controls.some((other) => {
    if (other === small || other.element.contains(small.element) || small.element.contains(other.element)) return false;
    const at = middle(small.box);
    const [x, y] = middle(other.box);
    return away(at, other.box) < least / 2 || (isSmall(other) && Math.hypot(at[0] - x, at[1] - y) < least);
  });
  const nameOf = (element) => (element.ariaLabel || element.textContent || element.name || element.placeholder || "")
    .trim().replace(/\\s+/g, " ").slice(0, 40);
  const placeOf = (element) => {
    const classes = (one) => [...one.classList].filter((name) => !/^m_|^_.{0,5}$/.test(name)).slice(0, 1).map((name) => "." + name).join("");
    return [element.parentElement?.parentElement, element.parentElement, element].filter(Boolean)
      .map((one) => one.localName + classes(one)).join(" > ");
  };
  return controls
    .filter((control) => isSmall(control) && !isWordOfText(control.element) && !(spaced && !isCrowded(control)))
    .map(({ element, box }) =>
      Math.round(width(box)) + " × " + Math.round(height(box)) + " “" + nameOf(element) + "” at " + placeOf(element));
}`;
