/** Alaska's counties go by other names; these are its cities and boroughs, the rest are census areas. */
const ALASKA: Readonly<Record<string, string>> = {
  "02020": "Municipality",
  "02110": "City and Borough",
  "02220": "City and Borough",
  "02230": "Municipality",
  "02275": "City and Borough",
  "02282": "City and Borough",
};
const ALASKA_BOROUGHS = new Set("013 060 068 090 100 122 130 150 164 170 185 188 195".split(" "));
const INDEPENDENT_CITIES = new Set(["24510", "29510", "32510"]);

/** A county's full name as its state says it: "Harris County", "Caddo Parish", "Norfolk city". */
export function countyName(fips: string, name: string): string {
  const state = fips.slice(0, 2);
  if (state === "11" || fips === "32510") return name;
  if (state === "22") return `${name} Parish`;
  if (state === "02")
    return `${name} ${ALASKA[fips] ?? (ALASKA_BOROUGHS.has(fips.slice(2)) ? "Borough" : "Census Area")}`;
  if (INDEPENDENT_CITIES.has(fips) || (state === "51" && fips > "51500")) return `${name} city`;
  return `${name} County`;
}
