import "react";

declare module "react" {
  /** The custom properties that the figures' styles are laid out by. */
  interface CSSProperties {
    "--cells"?: number;
    "--pin"?: string;
    "--y"?: string;
    "--key"?: string;
    "--at"?: string;
  }
}
