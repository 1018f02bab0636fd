import lists from "./de-DE/lists.json" with { type: "json" };
import onScreens from "./de-DE/onScreens.json" with { type: "json" };
import palette from "./de-DE/palette.json" with { type: "json" };
import privacy from "./de-DE/privacy.json" with { type: "json" };
import settings from "./de-DE/settings.json" with { type: "json" };
import viewAs from "./de-DE/viewAs.json" with { type: "json" };

export default { lists, onScreens, palette, privacy, settings, viewAs };
