import { plainLetters } from "../plainLetters.ts";
import type { CompanyFields } from "./company.ts";

/** What a company is in law says nothing of which one it is. */
const LEGAL_FORMS = new Set(
  "inc incorporated llc llp lp ltd limited co corp corporation company pc pllc plc gmbh ag sa sl the".split(" "),
);

const PLAIN_WORD = /^[a-z0-9]*$/;

/** A company's name as it is compared: "The Smith & Sons Co., LLC" and "smith and sons" are the same. */
export function comparedName(name: string): string {
  const words = plainLetters(name)
    .replaceAll("&", " and ")
    .replace(/['’.]/g, "")
    .split(/[^a-z0-9\u0080-\uffff]+/)
    .flatMap((word) => (PLAIN_WORD.test(word) ? word : word.split(/[^\p{L}\p{N}]+/u)))
    .filter((word) => word !== "");
  const kept = words.filter((word) => !LEGAL_FORMS.has(word));
  return (kept.length > 0 ? kept : words).join(" ");
}

/** The ten digits of an American phone number, the digits of another; null where they are too few to tell companies apart. */
export function comparedPhone(phone: string): string | null {
  const digits = phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
  return digits.length < 7 ? null : digits;
}

/** Most addresses in files are hosts as they should be, and a hundred thousand are read in a second. */
const PLAIN_HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** The host of a web address without `www.`, in small letters; null where it is no web address. */
export function webHost(address: string): string | null {
  const bare = address.startsWith("www.") ? address.slice(4) : address;
  if (PLAIN_HOST.test(bare)) return bare;
  const host = address
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/[/?#:].*$/, "")
    .replace(/^www\./, "");
  const labels = host.split(".");
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) ? host : null;
}

/** Which company of a file is which known one: the same CRM id, else the same name at the same ZIP code. */
export function identityKeys({ crmId, name, zip }: Pick<CompanyFields, "crmId" | "name" | "zip">): string[] {
  return [...(crmId === null ? [] : [`crm ${crmId}`]), ...(zip === null ? [] : [`zip ${zip} ${comparedName(name)}`])];
}
