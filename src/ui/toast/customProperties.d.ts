import "react";

declare module "react" {
  interface CSSProperties {
    /** How long a toast stays. */
    "--toast-time"?: string;
  }
}
