import "react";

declare module "react" {
  /** The custom properties that the shell is laid out by. */
  interface CSSProperties {
    "--menu-padding"?: string;
    "--rail-width"?: string;
    "--column-width"?: string;
    "--swatch"?: string;
  }
}
