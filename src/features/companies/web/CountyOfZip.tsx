import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import { countiesOfZipQuery } from "./companyQueries.ts";

interface CountyOfZipProps {
  readonly zip: string | null;
  /** As it is typed; null while there is none. */
  readonly county: string | null;
  readonly onCounty: (county: string) => void;
}

/** What the ZIP code says of the county: gives it where it lies in one alone, and names those to choose among where it lies in several. */
export function CountyOfZip({ zip, county, onCounty }: CountyOfZipProps) {
  const text = useText();
  const formats = useFormats();
  const { data } = useQuery(countiesOfZipQuery(zip ?? ""));
  const counties = data?.counties ?? [];
  const only = counties.length === 1 ? counties[0]?.name : undefined;
  useEffect(() => {
    if (only !== undefined && county === null) onCounty(only);
    // Whoever empties the county afterwards is not contradicted: only another ZIP code brings another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [only]);
  if (only !== undefined && only === county) return <p role="status">{text("companies.zips.fromZip", { zip })}</p>;
  const others = counties.filter(({ name }) => name !== county);
  if (counties.length < 2 || others.length < counties.length) return null;
  return (
    <p role="status">
      {text("companies.zips.choose", { zip, counties: formats.list(counties.map(({ name }) => name)) })}{" "}
      {counties.map(({ county: fips, name }) => (
        <LinkButton key={fips} onClick={() => onCounty(name)}>
          {name}
        </LinkButton>
      ))}
    </p>
  );
}
