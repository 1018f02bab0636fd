import { acceptInvitation, connectAccount, invitation, mailInvitation } from "../contract.ts";
import { invitationRoutes } from "./routes.ts";

export const invitationsFeature = {
  contracts: [invitation, acceptInvitation, mailInvitation, connectAccount],
  routes: [invitationRoutes],
};
