import type { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

type Given<Schema, Key extends string> = Schema extends z.ZodType
  ? { readonly [key in Key]: z.input<Schema> }
  : { readonly [key in Key]?: never };

type GivenQuery<Schema> = Schema extends z.ZodType
  ? Partial<z.input<Schema>> extends z.input<Schema>
    ? { readonly query?: z.input<Schema> }
    : { readonly query: z.input<Schema> }
  : { readonly query?: never };

/** What a call of this endpoint needs: exactly the parts that its contract names. */
export type CallInput<E extends Endpoint> = Given<E["params"], "params"> &
  GivenQuery<E["query"]> &
  Given<E["body"], "body"> &
  (E["bytes"] extends number ? { readonly bytes: Blob } : { readonly bytes?: Blob }) & {
    readonly signal?: AbortSignal;
    /** Told how many of the bytes have left, from 0 to 1. */
    readonly onSent?: (part: number) => void;
  };

interface AddressInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** `/markets/:market` with its parameters filled in and its query appended; undefined values are left out. */
export function addressOf({ url }: Pick<Endpoint, "url">, { params = {}, query = {} }: AddressInput): string {
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  if (asked.length === 0) return path;
  return `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}
