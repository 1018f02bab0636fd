/**
 * Endpoints for administrators that are served with the whole store, each with the reason. Whatever else has a caller is served under that
 * caller's row security; what an administrator sees there is what the policies of the tables say (decision 33).
 */
export const WITHOUT_ROW_SECURITY: Readonly<Record<string, string>> = {
  about: "says which migrations the store has had, and that table is the product's own",
  health: "counts connections and jobs of everybody, of which the store tells its owner alone",
  inviteUser: "writes the secret of a link, which nobody under row security may read or write",
  inviteUserAgain: "writes the secret of a link",
  importUsers: "invites whom a file names, with the secrets of their links",
  decideRequest: "invites whoever is let in, with the secret of a link",
  userData: "is everything that is held about somebody, which that person has a right to and nobody else sees",
  publishRevisionNow: "tells whoever wants to hear of a new revision, which everybody's own preferences say",
  publishContentItem: "tells whoever subscribed to it, which is everybody's own",
  changeMarket: "takes in a file of markets, for which the store's owner makes a table",
  changeMarketCounties: "takes in a file of counties, for which the store's owner makes a table",
  userErasure: "counts everything that is held about somebody",
};
