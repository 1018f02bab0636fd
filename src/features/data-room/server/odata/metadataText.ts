import type { DataColumn } from "../making/tableRows.ts";
import type { EntitySet } from "./entitySets.ts";

const NAMESPACE = "Spotmarket";
const TYPE_OF = { text: "Edm.String", whole: "Edm.Int64", small: "Edm.Int32", decimal: "Edm.Double" } as const;

interface Described extends EntitySet {
  readonly columns: readonly DataColumn[];
}

/** Entity types and sets as OData describes them (CSDL, XML). Names of ours need no escaping. */
export function metadataText(sets: readonly Described[]): string {
  const types = sets.map(({ name, key, columns }) => {
    const properties = columns.map(
      ({ key: property, kind }) =>
        `<Property Name="${property}" Type="${TYPE_OF[kind]}" Nullable="${!key.includes(property)}"/>`,
    );
    const keys = key.map((property) => `<PropertyRef Name="${property}"/>`);
    return `<EntityType Name="${typeOf(name)}"><Key>${keys.join("")}</Key>${properties.join("")}</EntityType>`;
  });
  const all = sets.map(({ name }) => `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${typeOf(name)}"/>`);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<edmx:Edmx Version="4.0" xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx"><edmx:DataServices>',
    `<Schema Namespace="${NAMESPACE}" xmlns="http://docs.oasis-open.org/odata/ns/edm">`,
    ...types,
    `<EntityContainer Name="Container">${all.join("")}</EntityContainer>`,
    "</Schema></edmx:DataServices></edmx:Edmx>",
  ].join("\n");
}

function typeOf(set: string): string {
  return `${set}Row`;
}
