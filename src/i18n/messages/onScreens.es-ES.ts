import lists from "./es-ES/lists.json" with { type: "json" };
import onScreens from "./es-ES/onScreens.json" with { type: "json" };
import palette from "./es-ES/palette.json" with { type: "json" };
import privacy from "./es-ES/privacy.json" with { type: "json" };
import settings from "./es-ES/settings.json" with { type: "json" };
import viewAs from "./es-ES/viewAs.json" with { type: "json" };

export default { lists, onScreens, palette, privacy, settings, viewAs };
