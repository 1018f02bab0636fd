/** Everything the audit log tells of, in words as `audit.action.<action>`. A test holds the list against what the server records. */
export const AUDIT_ACTIONS = [
  "customer.created",
  "customer.changed",
  "customer.suspended",
  "customer.reactivated",
  "customer.archived",
  "customer.logo-changed",
  "customer.logo-removed",
  "ownRevenue.changed",
  "ownRevenue.undone",
  "person.created",
  "person.invited",
  "person.invitedAgain",
  "person.activated",
  "person.linked",
  "person.changed",
  "person.deactivated",
  "person.reactivated",
  "person.passwordChanged",
  "apiKey.created",
  "apiKey.revoked",
  "viewAs.begun",
  "viewAs.ended",
  "revision.published",
  "revision.rolled-back",
  "message.answered",
  "message.reopened",
  "message.closed",
  "accessRequest.approved",
  "accessRequest.declined",
  "signingKey.made",
  "signingKey.replaced",
  "webhook.created",
  "webhook.changed",
  "webhook.deleted",
  "webhook.restored",
  "webhook.secretChanged",
  "reportLink.created",
  "reportLink.revoked",
  "reportLink.restored",
  "reportLink.opened",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export function auditAction(action: string): AuditAction | undefined {
  return AUDIT_ACTIONS.find((known) => known === action);
}
