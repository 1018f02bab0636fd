import type { RouteItem } from "../routeItem.ts";
import { door, registration } from "./screen.ts";

/** The pages outside of the shell: ways in, the way out, and what is said where there is no way; and what is shown to whoever holds a link. */
export const DOORS: readonly RouteItem[] = [
  {
    path: "/login",
    component: door(() => import("#features/account/web/LoginScreen.tsx")),
    publicOnly: true,
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/register",
    component: registration(() => import("#features/account/web/RegisterScreen.tsx")),
    publicOnly: true,
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/forgot-password",
    component: registration(() => import("#features/account/web/ForgotPasswordScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/reset-password",
    component: registration(() => import("#features/account/web/ResetPasswordScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/r",
    component: registration(() => import("#features/market-report/web/links/SharedReportScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/unsubscribe",
    component: registration(() => import("#features/unsubscribe/web/UnsubscribeScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/logout",
    component: door(() => import("#features/account/web/LogoutScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/unauthorized",
    component: door(() => import("#features/account/web/UnauthorizedScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/invalid-access",
    component: door(() => import("#features/account/web/InvalidAccessScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
  {
    path: "/page-not-found",
    component: door(() => import("#features/account/web/NotFoundScreen.tsx")),
    noLayout: true,
    hideInMenu: true,
  },
];
