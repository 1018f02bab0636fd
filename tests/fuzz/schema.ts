/** As much of JSON Schema as the API's document uses. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** What a schema refers to; `#` is the whole of `root`. */
export function resolved(schema: Schema, root: Schema): Schema {
  const { $ref } = schema;
  if ($ref === undefined) return schema;
  if ($ref === "#") return root;
  const found = root.$defs?.[$ref.replace(/^#\/(?:\$defs|components\/schemas)\//, "")];
  if (!found) throw new Error(`The document refers to ${$ref}, which is not in it.`);
  return resolved(found, root);
}
