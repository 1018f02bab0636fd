import {
  answerMessage,
  contactAttachment,
  contactMessages,
  contactTeam,
  receivedMessages,
  sendContactMessage,
} from "../contract.ts";
import { contactRoutes } from "./routes.ts";

export const contactFeature = {
  contracts: [contactTeam, sendContactMessage, contactMessages, contactAttachment, receivedMessages, answerMessage],
  routes: [contactRoutes],
};
