import { differenceOf } from "#domain/figures/difference.ts";
import { mondayOf, weeksAfter } from "#domain/proposals/broadcastWeeks.ts";
import type { ProposalContent, ProposalLine } from "#domain/proposals/proposal.ts";
import type { RateCardLine } from "#domain/proposals/rateCard.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import type { ContentSent } from "../contract/proposals.ts";

/** How many weeks a new line runs. */
const USUAL_WEEKS = 4;

/** What a new proposal begins with: what the address says of the company, the call or the screen that it was begun from. */
export function blankContent(address: URLSearchParams): ContentSent {
  const medium = address.get("medium") ?? "";
  return {
    title: "",
    company: address.get("company"),
    client: address.get("client") ?? "",
    market: address.get("market") ?? "",
    subVertical: address.get("sub") ?? "",
    medium: isMedium(medium) ? medium : (MEDIA[0]?.id ?? "tvOta"),
    note: "",
    lines: [],
  };
}

/** A line that begins in the week after `today`, with what the rate card says of it. */
export function newLine(today: string, card: RateCardLine | null): ProposalLine {
  const from = weeksAfter(mondayOf(today), 1);
  return {
    station: card?.station ?? "",
    product: card?.product ?? "",
    unit: card?.unit ?? "spot",
    cents: card?.cents ?? 0,
    from,
    until: weeksAfter(from, USUAL_WEEKS - 1),
    quantity: 1,
    discount: 0,
  };
}

/** As it is kept: without blanks around, and from Monday to Monday. */
export function tidied<Content extends ProposalContent>(content: Content): Content {
  return {
    ...content,
    title: content.title.trim(),
    client: content.client.trim(),
    note: content.note.trim(),
    lines: content.lines.map((line) => ({
      ...line,
      station: line.station.trim(),
      product: line.product.trim(),
      from: mondayOf(line.from),
      until: mondayOf(line.until),
    })),
  };
}

/** Whether two say the same, whatever the order in which their fields were put down. */
export function isSame(one: ProposalContent, other: ProposalContent): boolean {
  const { lines, ...head } = one;
  const { lines: otherLines, ...otherHead } = other;
  return (
    differenceOf<object>(head, otherHead) === null &&
    lines.length === otherLines.length &&
    lines.every((line, at) => differenceOf<object>(line, otherLines[at] ?? {}) === null)
  );
}

/** Whether it can be kept: with what it is called, for whom, about what, and whole lines. */
export function isComplete({ title, client, market, subVertical, lines }: ProposalContent): boolean {
  const isNamed = [title, client, market, subVertical].every((text) => text !== "");
  return isNamed && lines.every(({ station, product, from, until }) => station && product && from <= until);
}
