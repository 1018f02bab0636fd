import type { ComponentType, LazyExoticComponent } from "react";
import type { AccessFlag, Role } from "#domain/access/access.ts";
import type { Messages } from "#language/messages/areas.ts";

/** A screen whose script loads on demand. */
export interface Screen {
  readonly Component: LazyExoticComponent<ComponentType>;
  /** Loads the script ahead of the first rendering. */
  preload(): Promise<unknown>;
}

/** A key below `menu`. */
export type MenuLabel = keyof Messages["menu"];

/** The dialogs that a menu entry can open. */
export type ModalName = "updateContent";

/** One entry of the list that makes both the routes and the menu. */
export interface RouteItem {
  /** Absolute, or relative to the parent's. */
  readonly path: string;
  readonly label?: MenuLabel;
  readonly icon?: ComponentType<{ size: number; stroke: number; "aria-hidden": "true" }>;
  readonly component?: Screen;
  /** Leads on to another path instead of showing something. */
  readonly redirectTo?: string;
  /** Any of these; below a parent with roles the two lists intersect. Makes the route protected. */
  readonly roles?: readonly Role[];
  /** Any of these flags, beside those that parents ask for; administrators pass. Makes the route protected. */
  readonly access?: readonly AccessFlag[];
  readonly subs?: readonly RouteItem[];
  /** Opens a dialog of this name instead of leading to a path. */
  readonly modal?: ModalName;
  /** The path is an address outside of the app. */
  readonly isExternal?: boolean;
  /** Shown as a panel of columns in a horizontal menu. */
  readonly mega?: boolean;
  readonly megaParent?: boolean;
  /** Found by the command palette. */
  readonly search?: boolean;
  readonly hideInRoute?: boolean;
  readonly hideInMenu?: boolean;
  /** Only for those who are signed out. */
  readonly publicOnly?: boolean;
  /** Stands without the shell around it. */
  readonly noLayout?: boolean;
  /** Shows figures of a market and year, which its address then names. */
  readonly figures?: boolean;
}

/** A route as it holds where it stands in the tree: path absolute, rights of all its parents counted in. */
export interface ResolvedRoute extends Omit<RouteItem, "access" | "subs"> {
  /** A list for each level of the tree that asks for flags, outermost first: one flag of every list is needed. */
  readonly access: readonly (readonly AccessFlag[])[];
  readonly subs: readonly ResolvedRoute[];
}
