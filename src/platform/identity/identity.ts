/** Who an identity provider says is calling. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}
