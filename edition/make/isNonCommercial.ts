/** FM stations below it are kept for education, 47 CFR 73.501. */
const RESERVED_BELOW_MHZ = 92;
const LICENSEE =
  /universit|college|school|education|academy|institute|public (broadcasting|radio|media|television|telecom)|foundation|non-?commercial|state of |board of |authority|commission|ministr|church|fellowship|chapel|bible|christian|catholic|\bgospel\b|family (stations|life|association)|radio maria|relevant radio|csn international|vcy america|pacifica|community television|tribe|nation\b/i;
const PROGRAMMES = new Set(["PBS", "3ABN", "TBN", "Daystar", "Public radio", "College"]);

/** Who carries one of them sells time, whoever holds the licence. */
const COMMERCIAL_NETWORKS = new Set(["ABC", "CBS", "NBC", "FOX", "CW", "MyNetworkTV", "Telemundo", "Univision", "ION"]);

/** Whether a station may sell no air time: channels kept for education, educational and religious licensees, public programmes. */
export function isNonCommercial(licensee: string, programme: string, fmMegahertz: number | null): boolean {
  if (COMMERCIAL_NETWORKS.has(programme)) return false;
  const isReserved = fmMegahertz !== null && fmMegahertz < RESERVED_BELOW_MHZ;
  return isReserved || PROGRAMMES.has(programme) || LICENSEE.test(licensee);
}
