import "react";

declare module "react" {
  interface CSSProperties {
    /** Where the benchmark stands in the lens, as a percentage. */
    "--at"?: string;
  }
}
