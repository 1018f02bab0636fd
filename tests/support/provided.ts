/** What the set-up of the browser tests tells them of the running product; `inject` hands it over. */
export interface Provided {
  /** Address of the running product, with the sample set loaded. */
  readonly productUrl: string;
  readonly demoPassword: string;
  /** Where the running product writes its mails. */
  readonly mailFolder: string;
}

declare module "vitest" {
  interface ProvidedContext extends Provided {}
}
