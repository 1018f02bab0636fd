import type { RouteItem } from "#ui/route/routeItem.ts";
import { door, registration } from "#ui/route/screen.ts";

export const login: RouteItem = {
  path: "/login",
  component: door(() => import("./LoginScreen.tsx")),
  publicOnly: true,
  noLayout: true,
  hideInMenu: true,
};

export const register: RouteItem = {
  path: "/register",
  component: registration(() => import("./RegisterScreen.tsx")),
  publicOnly: true,
  noLayout: true,
  hideInMenu: true,
};

export const forgotPassword: RouteItem = {
  path: "/forgot-password",
  component: registration(() => import("./ForgotPasswordScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};

export const resetPassword: RouteItem = {
  path: "/reset-password",
  component: registration(() => import("./ResetPasswordScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};

export const logout: RouteItem = {
  path: "/logout",
  component: door(() => import("./LogoutScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};

export const unauthorized: RouteItem = {
  path: "/unauthorized",
  component: door(() => import("./UnauthorizedScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};

export const invalidAccess: RouteItem = {
  path: "/invalid-access",
  component: door(() => import("./InvalidAccessScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};

export const pageNotFound: RouteItem = {
  path: "/page-not-found",
  component: door(() => import("./NotFoundScreen.tsx")),
  noLayout: true,
  hideInMenu: true,
};
