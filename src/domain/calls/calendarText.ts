/** Something that is to be done on a day. */
export interface CalendarDay {
  /** The same as long as it is the same thing, and nobody else's. */
  readonly uid: string;
  /** When it was last changed, an ISO instant. */
  readonly changedAt: string;
  /** Such as `2026-12-01`. */
  readonly day: string;
  readonly title: string;
  /** Lines. */
  readonly text: string;
  /** Where it stands. */
  readonly link: string;
}

/**
 * Days as calendar programs read them (RFC 5545). They are days wherever the reader is, and leave her free.
 *
 * @param name what the calendar is called
 */
export function calendarText(product: string, name: string, days: readonly CalendarDay[]): string {
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(product)}//${escaped(name)}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    // Not in the standard, but read by all: the name, and how often to come (RFC 7986 has both since).
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...days.flatMap(eventLines),
    "END:VCALENDAR",
  ]
    .flatMap(folded)
    .join("\r\n")
    .concat("\r\n");
}

function eventLines({ uid, changedAt, day, title, text, link }: CalendarDay): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${changedAt.replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${link}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** As a value of text has it; of control characters lines alone are let in. */
function escaped(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

const MOST_OCTETS = 75;

/** A line of at most 75 octets, and the rest of it in further ones that begin with a blank. No letter is cut in two. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const more = octetsOf(letter);
    if (octets + more > MOST_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += more;
  }
  return [...parts, part];
}

/** How many octets a letter has in UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
