import type { Endpoint } from "#api/endpoint.ts";
import { leave } from "#features/account/contract.ts";
import {
  accessRequests,
  confirmRequest,
  decideRequest,
  requestAccess,
  requestRight,
} from "#features/access-requests/contract.ts";
import { about } from "#features/about/contract.ts";
import { hostedToken } from "#features/hosted/contract.ts";
import { allApiKeys, createApiKey, ownApiKeys, revokeApiKey } from "#features/api-keys/contract.ts";
import { auditChoices, auditEntries, auditVerification } from "#features/audit/contract.ts";
import {
  changeCustomer,
  changeCustomers,
  createCustomer,
  customerLogo,
  customerPeople,
  customers,
  customerUsage,
  importCustomers,
  oneCustomer,
  removeCustomerLogo,
  setCustomerLogo,
} from "#features/customers/contract.ts";
import {
  answerMessage,
  contactAttachment,
  contactMessages,
  contactTeam,
  receivedMessages,
  sendContactMessage,
} from "#features/contact/contract.ts";
import { acceptInvitation, invitation } from "#features/invitations/contract.ts";
import { marketSummary, summarySections } from "#features/market-summary/contract.ts";
import { markets, oneMarket } from "#features/markets/contract.ts";
import {
  deleteNotification,
  markAllNotifications,
  markNotification,
  notifications,
  restoreNotification,
} from "#features/notifications/contract.ts";
import { preferences, savePreferences } from "#features/preferences/contract.ts";
import { forgotPassword, passwordLink, resetPassword, takeInvitation } from "#features/registration/contract.ts";
import { oneRevision, rankings, revisions, wallet } from "#features/revisions/contract.ts";
import { stationSearch } from "#features/search/contract.ts";
import { session } from "#features/session/contract.ts";
import {
  changeUser,
  changeUsers,
  importUsers,
  inviteUser,
  inviteUserAgain,
  oneUser,
  users,
  userSignIns,
} from "#features/users/contract.ts";
import { beginViewAs, endViewAs } from "#features/view-as/contract.ts";

/** Every contract of the API, in the order of its document. A test holds this list against what the app really serves. */
export const CONTRACTS: readonly Endpoint[] = [
  session,
  leave,
  invitation,
  acceptInvitation,
  beginViewAs,
  endViewAs,
  markets,
  oneMarket,
  revisions,
  oneRevision,
  wallet,
  rankings,
  marketSummary,
  ...Object.values(summarySections),
  notifications,
  markNotification,
  markAllNotifications,
  deleteNotification,
  restoreNotification,
  contactTeam,
  sendContactMessage,
  contactMessages,
  contactAttachment,
  receivedMessages,
  answerMessage,
  stationSearch,
  preferences,
  savePreferences,
  about,
  hostedToken,
  auditEntries,
  auditChoices,
  auditVerification,
  customers,
  createCustomer,
  changeCustomers,
  importCustomers,
  oneCustomer,
  changeCustomer,
  customerPeople,
  customerUsage,
  customerLogo,
  setCustomerLogo,
  removeCustomerLogo,
  users,
  inviteUser,
  changeUsers,
  importUsers,
  oneUser,
  changeUser,
  inviteUserAgain,
  userSignIns,
  ownApiKeys,
  allApiKeys,
  createApiKey,
  revokeApiKey,
  forgotPassword,
  passwordLink,
  resetPassword,
  takeInvitation,
  requestAccess,
  confirmRequest,
  requestRight,
  accessRequests,
  decideRequest,
];
