/**
 * The one of `offered` that a header such as Accept or Accept-Encoding likes best (RFC 9110, 12.5); among equals the first
 * offered. Undefined when the header refuses all of them. A missing header takes anything.
 */
export function negotiate<Offer extends string>(
  header: string | undefined,
  offered: readonly Offer[],
): Offer | undefined {
  if (header === undefined || header.trim() === "") return offered[0];
  const wanted = header.split(",").map(readRange);
  let best: Offer | undefined;
  let bestQuality = 0;
  for (const offer of offered) {
    const quality = qualityOf(offer, wanted);
    if (quality <= bestQuality) continue;
    best = offer;
    bestQuality = quality;
  }
  return best;
}

interface Range {
  readonly name: string;
  readonly quality: number;
}

function readRange(part: string): Range {
  const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

/** The most specific range that covers the offer decides: `text/csv` before `text/*` before a wildcard for all. */
function qualityOf(offer: string, wanted: readonly Range[]): number {
  const family = `${offer.split("/")[0]}/*`;
  for (const name of [offer, family, "*/*", "*"]) {
    const range = wanted.find((candidate) => candidate.name === name);
    if (range) return range.quality;
  }
  // "identity" is always acceptable unless it is named (RFC 9110, 12.5.3).
  return offer === "identity" ? 0.001 : 0;
}
