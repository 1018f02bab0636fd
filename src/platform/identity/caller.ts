import type { Rights } from "#domain/access/access.ts";
import type { KeyScope } from "#domain/access/keyScopes.ts";
import type { VerifiedToken } from "./tokenVerifier.ts";

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The organisation that pays. */
  readonly customer: string;
  readonly customerId: number;
  /** Whom the people of the customer ask for more; null where nobody is named. */
  readonly customerOwner: { readonly name: string; readonly email: string } | null;
  /** A locale such as `de-DE`; null follows the browser. */
  readonly language: string | null;
}

/** Who calls, and what that person may reach right now. */
export interface Caller {
  readonly person: Person;
  readonly rights: Rights;
  /** What the API key in use may do; null for a person at the keyboard. */
  readonly scopes: readonly KeyScope[] | null;
  /** The API key in use, by its id. */
  readonly keyId?: number;
  /** The sign-in of the person at the keyboard; left out for an API key and for work in the background. */
  readonly signedIn?: Pick<VerifiedToken, "tenant" | "signIn" | "provenAt">;
  /** The administrator who looks at the product as this person; null when the person calls. */
  readonly viewedBy: Pick<Person, "id" | "name" | "email"> | null;
}
