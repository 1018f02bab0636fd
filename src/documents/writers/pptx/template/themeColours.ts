import { MEDIUM_COLOURS, ROLE_COLOURS } from "#figures/charts/colours.ts";
import { hex, INK } from "../slideLook.ts";

/** A colour of the theme, with what is changed of it. */
interface Scheme {
  readonly name: string;
  readonly changes: string;
}

const change = (part: string, percent: number) => `<a:${part} val="${percent * 1000}"/>`;
const scheme = (name: string, changes = ""): Scheme => ({ name, changes });
/** So much of a colour that what lies behind it makes the rest, be the ground light or dark. */
const thin = (name: string, percent: number) => scheme(name, change("alpha", percent));
/** So far from the ground of the slide; not thinned, since not every program thins lines of tables and hatching. */
const line = (step: number, dark: boolean) =>
  scheme("bg1", dark ? change("lumMod", 100 - step) + change("lumOff", step) : change("lumMod", 100 - step));
const role = (name: keyof typeof ROLE_COLOURS) => hex(ROLE_COLOURS[name].light);

/** What of the product's look a theme says instead: who is compared, and all that is ink or paper. What rises and falls keeps its colours. */
const themeOn = (dark: boolean): ReadonlyMap<string, Scheme> =>
  new Map([
    [role("own"), scheme("accent1")],
    [role("told"), scheme("accent1")],
    [role("digital"), scheme("accent1")],
    [role("traditional"), scheme("accent2")],
    [role("political"), scheme("accent4")],
    [role("women"), scheme("accent5")],
    [role("men"), scheme("accent6")],
    [role("nation"), line(65, dark)],
    [role("other"), line(40, dark)],
    [INK.text, scheme("tx1")],
    [INK.quiet, thin("tx1", 72)],
    ["868E96", line(50, dark)],
    ["ADB5BD", line(35, dark)],
    ["C9CED6", line(25, dark)],
    [INK.line, line(15, dark)],
    [INK.soft, thin("tx1", 5)],
    [INK.mark, thin("accent1", 18)],
    ["FFFFFF", scheme("bg1")],
  ]);

const THEMES = { light: themeOn(false), dark: themeOn(true) } as const;
/** The colours of media by day, each with that by night. */
const MEDIA: ReadonlyMap<string, string> = new Map(
  Object.values(MEDIUM_COLOURS).map(({ light, dark }) => [hex(light), hex(dark)]),
);

/**
 * A part of a slide or chart in the colours and fonts of the template's theme. Media keep the colours by which they are known on every
 * screen and slide wherever these tell them apart; bars that stand beside their names need none, and have the theme's first one, as all
 * has that is in a colour of the customer's brand elsewhere.
 */
export function inTheme(xml: string, { dark, brand }: Ground): string {
  const theme = THEMES[dark ? "dark" : "light"];
  const named = isNamedBars(xml);
  const themed = xml
    .replace(/<a:srgbClr val="([\dA-F]{6})"(?:\/>|>(.*?)<\/a:srgbClr>)/g, (whole, value: string, inner = "") => {
      const medium = MEDIA.get(value);
      const isFirst = brand.includes(value) || (named && medium !== undefined);
      const found = theme.get(value) ?? (isFirst ? scheme("accent1") : undefined);
      const changes = found && (found.changes || String(inner));
      if (found)
        return changes
          ? `<a:schemeClr val="${found.name}">${changes}</a:schemeClr>`
          : `<a:schemeClr val="${found.name}"/>`;
      return medium !== undefined && dark ? whole.replace(value, medium) : whole;
    })
    .replaceAll(/<a:(?:ea|cs) typeface="Arial"[^>]*\/>/g, "")
    .replaceAll(LETTERS, '<a:latin typeface="+mn-lt"/>');
  // By night media are light, so that what is written on them is dark.
  return dark
    ? themed.replaceAll(ON_BARS, (labels) => labels.replaceAll(/schemeClr val="tx1"/g, 'schemeClr val="bg1"'))
    : themed;
}

const ON_BARS = /<c:dLbls>(?:(?!<\/c:dLbls>).)*<c:dLblPos val="ctr"\/>(?:(?!<\/c:dLbls>).)*<\/c:dLbls>/gs;

interface Ground {
  readonly dark: boolean;
  /** Colours of the customer, which stand for its template. */
  readonly brand: readonly string[];
}

const LETTERS = /<a:latin typeface="Arial"[^>]*\/>/g;

/** Bars of one series, each beside its name. */
function isNamedBars(xml: string): boolean {
  return xml.includes('<c:barDir val="bar"/>') && xml.split("<c:ser>").length === 2;
}
