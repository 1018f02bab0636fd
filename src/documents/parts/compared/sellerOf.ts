import { type LocalMedium, SOLD_BY } from "#domain/localMedium/localMedium.ts";
import { soldMedia, type Spending } from "../../spending.ts";

/** Whose media a comparison of markets holds apart, by a short name that fits the head of a column; `media` are what it sells. */
export interface Seller {
  readonly name: string;
  readonly media: readonly string[];
  /** `TV is TV OTA and TV Digital`, for the line above. */
  readonly said: string;
}

const LOCAL: readonly LocalMedium[] = ["tv", "radio"];

/** The reader's own side; who sells both kinds of stations has one column for both. */
export function sellerOf(spending: Spending): Seller {
  const { text, formats, medium } = spending.words;
  const media = soldMedia(spending).filter((id) => spending.revision.media.includes(id));
  const kinds = LOCAL.filter((kind) => Object.values(SOLD_BY[kind]).some((id) => media.includes(id)));
  const [only] = kinds;
  const name = text(`compared.seller.${kinds.length === 1 && only ? only : "both"}`);
  return { name, media, said: text("compared.sellerIs", { seller: name, media: formats.list(media.map(medium)) }) };
}
