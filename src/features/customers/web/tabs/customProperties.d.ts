import "react";

declare module "react" {
  /** The colours of a customer's files. */
  interface CSSProperties {
    "--brand"?: string;
    "--brand-accent"?: string;
  }
}
