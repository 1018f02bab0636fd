import lists from "./en-US/lists.json" with { type: "json" };
import onScreens from "./en-US/onScreens.json" with { type: "json" };
import palette from "./en-US/palette.json" with { type: "json" };
import privacy from "./en-US/privacy.json" with { type: "json" };
import settings from "./en-US/settings.json" with { type: "json" };
import viewAs from "./en-US/viewAs.json" with { type: "json" };

export default { lists, onScreens, palette, privacy, settings, viewAs };
