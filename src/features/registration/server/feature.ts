import { forgotPassword, passwordLink, resetPassword, takeInvitation } from "../contract.ts";
import { registrationRoutes } from "./routes.ts";

export const registrationFeature = {
  contracts: [forgotPassword, passwordLink, resetPassword, takeInvitation],
  routes: [registrationRoutes],
};
