import { type Names, names } from "./name.ts";

export interface SubVertical {
  readonly id: string;
  /** The id of its vertical. */
  readonly vertical: string;
  readonly names: Names;
}

export interface Vertical {
  readonly id: string;
  /** 1–12, the number in the address of its page. */
  readonly number: number;
  readonly names: Names;
  readonly subVerticals: readonly SubVertical[];
}

type Row = readonly [id: string, english: string, spanish: string, german: string];

function vertical(number: number, [id, english, spanish, german]: Row, subVerticals: readonly Row[]): Vertical {
  return {
    id,
    number,
    names: names(english, spanish, german),
    subVerticals: subVerticals.map(([sub, ...words]) => ({ id: sub, vertical: id, names: names(...words) })),
  };
}

/** The twelve lines of business in their fixed order, with the 96 kinds of advertiser in them. */
export const VERTICALS: readonly Vertical[] = [
  vertical(
    1,
    ["automotive", "Automotive", "Automoción", "Automobil"],
    [
      ["carMakers", "Tier 1 manufacturers", "Fabricantes (Tier 1)", "Hersteller (Tier 1)"],
      [
        "dealerAssociations",
        "Tier 2 dealer associations",
        "Asociaciones de concesionarios (Tier 2)",
        "Händlerverbände (Tier 2)",
      ],
      [
        "newCarDealers",
        "Tier 3 new-car dealers",
        "Concesionarios de vehículos nuevos (Tier 3)",
        "Neuwagenhändler (Tier 3)",
      ],
      ["usedCarDealers", "Used-car dealers", "Vehículos de ocasión", "Gebrauchtwagenhändler"],
      [
        "otherVehicleDealers",
        "RV, boat & motorcycle dealers",
        "Caravanas, barcos y motocicletas",
        "Wohnmobil-, Boots- und Motorradhändler",
      ],
      [
        "autoParts",
        "Tires, parts & accessories stores",
        "Neumáticos, recambios y accesorios",
        "Reifen, Teile und Zubehör",
      ],
      ["autoRepair", "Auto repair services", "Talleres de reparación", "Kfz-Werkstätten"],
      ["gasStations", "Gas stations & petroleum", "Gasolineras y carburantes", "Tankstellen und Mineralöl"],
    ],
  ),
  vertical(
    2,
    ["education", "Education", "Educación", "Bildung"],
    [
      ["colleges", "Colleges & universities", "Universidades y centros superiores", "Hochschulen und Universitäten"],
      [
        "tradeSchools",
        "Business, technical & trade schools",
        "Formación profesional y escuelas de negocios",
        "Berufs-, Technik- und Wirtschaftsschulen",
      ],
      ["schools", "Elementary & secondary schools", "Colegios e institutos", "Grund- und weiterführende Schulen"],
      [
        "educationSupport",
        "Tutoring & test preparation",
        "Clases de apoyo y preparación de exámenes",
        "Nachhilfe und Prüfungsvorbereitung",
      ],
      ["otherSchools", "Other schools & instruction", "Otras escuelas y cursos", "Sonstige Schulen und Kurse"],
    ],
  ),
  vertical(
    3,
    ["finance", "Financial/Insurance", "Finanzas y seguros", "Finanzen/Versicherungen"],
    [
      [
        "propertyInsurance",
        "Auto & direct property insurance",
        "Seguros de automóvil y hogar",
        "Kfz- und Sachversicherungen",
      ],
      ["healthInsurance", "Direct health & medical insurance", "Seguros de salud", "Krankenversicherungen"],
      ["lifeInsurance", "Direct life insurance", "Seguros de vida", "Lebensversicherungen"],
      ["commercialBanking", "Commercial banking", "Banca comercial", "Geschäftsbanken"],
      [
        "investmentAdvice",
        "Investment & retirement advice",
        "Inversión y planes de jubilación",
        "Geldanlage und Altersvorsorge",
      ],
      [
        "savingsAndLoans",
        "Savings, credit & other loan institutions",
        "Cooperativas de crédito y otras entidades de ahorro",
        "Sparkassen, Kreditgenossenschaften und andere Kreditinstitute",
      ],
      ["creditCards", "Credit cards", "Tarjetas de crédito", "Kreditkarten"],
      ["consumerLending", "Consumer lending", "Crédito al consumo", "Konsumentenkredite"],
      [
        "mortgages",
        "Mortgage brokers & lenders",
        "Hipotecas: intermediarios y entidades",
        "Baufinanzierung: Vermittler und Banken",
      ],
    ],
  ),
  vertical(
    4,
    ["generalServices", "General Services", "Servicios generales", "Dienstleistungen"],
    [
      ["legalServices", "Legal services", "Servicios jurídicos", "Rechtsanwälte und Rechtsdienste"],
      [
        "plumbingHvac",
        "Plumbing, heating & air conditioning",
        "Fontanería, calefacción y climatización",
        "Sanitär, Heizung und Klima",
      ],
      ["electricians", "Electrical contractors", "Electricistas e instalaciones eléctricas", "Elektroinstallation"],
      ["remodeling", "Roofing, siding & remodeling", "Tejados, fachadas y reformas", "Dach, Fassade und Renovierung"],
      [
        "homeUpkeep",
        "Landscaping, cleaning & pest control",
        "Jardinería, limpieza y control de plagas",
        "Gartenpflege, Reinigung und Schädlingsbekämpfung",
      ],
      [
        "homeSecurity",
        "Home security & alarms",
        "Seguridad y alarmas para el hogar",
        "Haussicherheit und Alarmanlagen",
      ],
      ["utilities", "Utilities & energy", "Energía y suministros", "Versorger und Energie"],
      [
        "employment",
        "Employment & recruiting",
        "Empleo y selección de personal",
        "Personalvermittlung und Stellenmarkt",
      ],
      [
        "accounting",
        "Accounting & tax preparation",
        "Contabilidad y asesoría fiscal",
        "Buchführung und Steuerberatung",
      ],
      ["petCare", "Veterinary & pet care", "Veterinarios y cuidado de mascotas", "Tierärzte und Tierpflege"],
      ["funeralHomes", "Funeral homes", "Funerarias", "Bestattungsunternehmen"],
      ["movingStorage", "Moving & storage", "Mudanzas y guardamuebles", "Umzug und Lagerung"],
      [
        "otherServices",
        "Other personal & business services",
        "Otros servicios a personas y empresas",
        "Sonstige Dienste für Privat und Gewerbe",
      ],
    ],
  ),
  vertical(
    5,
    ["government", "Government/Politics/Religion", "Administración, política y religión", "Staat/Politik/Religion"],
    [
      [
        "politicalCandidates",
        "Political candidates & committees",
        "Candidatos y comités políticos",
        "Kandidaten und politische Komitees",
      ],
      [
        "ballotIssues",
        "Ballot issues & advocacy",
        "Referendos y campañas de opinión",
        "Volksabstimmungen und Interessenvertretung",
      ],
      [
        "federalGovernment",
        "Federal government & military",
        "Gobierno federal y fuerzas armadas",
        "Bundesregierung und Militär",
      ],
      [
        "stateLocalGovernment",
        "State & local government, public health",
        "Gobiernos estatales y locales, salud pública",
        "Bundesstaaten, Kommunen und Gesundheitsaufklärung",
      ],
      [
        "charities",
        "Charities & non-profits",
        "ONG y entidades sin ánimo de lucro",
        "Wohltätige und gemeinnützige Organisationen",
      ],
      ["religion", "Religious organizations", "Organizaciones religiosas", "Religiöse Organisationen"],
    ],
  ),
  vertical(
    6,
    ["healthcare", "Healthcare", "Salud", "Gesundheit"],
    [
      ["hospitals", "Hospitals", "Hospitales", "Krankenhäuser"],
      [
        "physicians",
        "Physicians, dentists & chiropractors",
        "Médicos, dentistas y quiroprácticos",
        "Ärzte, Zahnärzte und Chiropraktiker",
      ],
      ["optometrists", "Optometrists", "Ópticos optometristas", "Augenoptik und Optometrie"],
      [
        "nursingCare",
        "Nursing & residential care",
        "Residencias y cuidados asistenciales",
        "Pflege und betreutes Wohnen",
      ],
      ["healthStores", "Health & personal-care stores", "Farmacias y parafarmacias", "Apotheken und Drogerien"],
      ["personalCare", "Personal-care services", "Peluquería, estética y bienestar", "Friseur, Kosmetik und Wellness"],
      ["pharmaceuticals", "Pharmaceutical makers", "Laboratorios farmacéuticos", "Arzneimittelhersteller"],
    ],
  ),
  vertical(
    7,
    ["leisure", "Leisure", "Ocio", "Freizeit"],
    [
      ["amusementParks", "Amusement parks", "Parques de atracciones", "Freizeitparks"],
      ["casinos", "Casinos & gambling facilities", "Casinos y salas de juego", "Casinos und Spielstätten"],
      [
        "onlineGambling",
        "Online gambling & sports betting",
        "Juego online y apuestas deportivas",
        "Online-Glücksspiel und Sportwetten",
      ],
      [
        "fitness",
        "Fitness & recreational sports centers",
        "Gimnasios y centros deportivos",
        "Fitness- und Sportzentren",
      ],
      ["hotels", "Hotels & motels", "Hoteles y moteles", "Hotels und Motels"],
      ["museums", "Museums & historical sites", "Museos y lugares históricos", "Museen und historische Stätten"],
      ["cinemas", "Movie exhibition", "Cines", "Kinos"],
      ["tourism", "Tourism & travel services", "Turismo y agencias de viajes", "Tourismus und Reisebüros"],
      [
        "airAndCruise",
        "Air, cruise & other travel",
        "Aerolíneas, cruceros y otros viajes",
        "Flug, Kreuzfahrt und andere Reisen",
      ],
      [
        "livePerformance",
        "Theaters & live performance",
        "Teatros y espectáculos en vivo",
        "Theater und Live-Veranstaltungen",
      ],
      [
        "spectatorSports",
        "Spectator sports & race tracks",
        "Espectáculos deportivos y circuitos",
        "Zuschauersport und Rennbahnen",
      ],
      ["eventVenues", "Caterers & event venues", "Catering y espacios para eventos", "Catering und Veranstaltungsorte"],
    ],
  ),
  vertical(
    8,
    ["media", "Media", "Medios", "Medien"],
    [
      ["tvStations", "TV stations & networks", "Cadenas de televisión", "TV-Sender und Sendergruppen"],
      ["radioStations", "Radio & audio services", "Radio y servicios de audio", "Radio und Audiodienste"],
      [
        "publishers",
        "Newspapers, magazines & publishers",
        "Prensa, revistas y editoriales",
        "Zeitungen, Zeitschriften und Verlage",
      ],
      ["streaming", "Streaming & digital media", "Streaming y medios digitales", "Streaming und digitale Medien"],
      ["filmMusicGames", "Film, music & games", "Cine, música y videojuegos", "Film, Musik und Spiele"],
    ],
  ),
  vertical(
    9,
    ["realEstate", "Real Estate", "Sector inmobiliario", "Immobilien"],
    [
      ["developers", "Developers", "Promotoras inmobiliarias", "Projektentwickler"],
      ["realEstateAgents", "Agents & brokers", "Agencias inmobiliarias", "Makler"],
      [
        "rentals",
        "Apartment & property rental",
        "Alquiler de viviendas e inmuebles",
        "Vermietung von Wohnungen und Immobilien",
      ],
      ["homeBuilders", "Home builders", "Constructoras de viviendas", "Wohnungsbau"],
    ],
  ),
  vertical(
    10,
    ["restaurants", "Restaurants/Food", "Restauración y alimentación", "Gastronomie/Lebensmittel"],
    [
      ["fastFood", "Quick-service & fast food", "Restauración rápida", "Schnellgastronomie"],
      ["fullService", "Full-service restaurants & bars", "Restaurantes y bares", "Restaurants und Bars"],
      [
        "supermarkets",
        "Supermarkets & other grocery",
        "Supermercados y alimentación",
        "Supermärkte und Lebensmittelhandel",
      ],
      ["convenienceStores", "Convenience stores", "Tiendas de conveniencia", "Convenience-Shops"],
      [
        "liquorStores",
        "Beer, wine & liquor stores",
        "Tiendas de vinos y licores",
        "Bier-, Wein- und Spirituosenhandel",
      ],
      ["coffeeBakery", "Coffee, snack & bakery shops", "Cafeterías y panaderías", "Cafés, Snacks und Bäckereien"],
      ["foodBrands", "Food & beverage brands", "Marcas de alimentación y bebidas", "Lebensmittel- und Getränkemarken"],
    ],
  ),
  vertical(
    11,
    ["retail", "Retail", "Comercio minorista", "Einzelhandel"],
    [
      ["clothing", "Clothing stores", "Tiendas de moda", "Bekleidung"],
      ["departmentStores", "Department stores", "Grandes almacenes", "Warenhäuser"],
      ["homeCenters", "Home centers", "Grandes superficies de bricolaje", "Baumärkte"],
      ["hardware", "Hardware stores", "Ferreterías", "Eisenwaren und Werkzeug"],
      ["electronicsStores", "Electronics stores", "Tiendas de electrónica", "Elektronikfachhandel"],
      ["furniture", "Furniture stores", "Tiendas de muebles", "Möbelhäuser"],
      ["mattresses", "Mattress & sleep centers", "Colchonerías", "Matratzen- und Bettenhandel"],
      ["jewelry", "Jewelry stores", "Joyerías", "Juweliere"],
      ["luggage", "Luggage & leather goods", "Maletas y artículos de piel", "Koffer und Lederwaren"],
      ["sportingGoods", "Sporting goods", "Artículos deportivos", "Sportartikel"],
      [
        "discountStores",
        "Discount, supercenters & warehouse clubs",
        "Hipermercados, discount y clubes de compra",
        "Discounter, Großmärkte und Großhandelsclubs",
      ],
      ["shoes", "Shoe stores", "Zapaterías", "Schuhgeschäfte"],
      [
        "hobbyToyBook",
        "Hobby, toy, book & office",
        "Hobby, juguetes, libros y oficina",
        "Hobby, Spielwaren, Bücher und Bürobedarf",
      ],
      [
        "gardenPetFlorist",
        "Lawn, garden, pet & florist",
        "Jardín, mascotas y floristerías",
        "Garten, Tierbedarf und Floristik",
      ],
      [
        "homeFurnishings",
        "Appliances & home furnishings",
        "Electrodomésticos y decoración",
        "Haushaltsgeräte und Einrichtung",
      ],
    ],
  ),
  vertical(
    12,
    ["technology", "Technology", "Tecnología", "Technologie"],
    [
      ["wireless", "Wireless carriers", "Operadores móviles", "Mobilfunkanbieter"],
      ["internetProviders", "Wired telecom & internet", "Telefonía fija e internet", "Festnetz und Internet"],
      ["payTv", "Cable & satellite providers", "TV por cable y satélite", "Kabel- und Satellitenanbieter"],
      ["software", "Computers, software & cloud", "Informática, software y nube", "Computer, Software und Cloud"],
      [
        "smartHome",
        "Consumer electronics & smart-home makers",
        "Electrónica de consumo y hogar inteligente",
        "Unterhaltungselektronik und Smart Home",
      ],
    ],
  ),
];

/** The same 96, flat, in the order of the wallet's axis. */
export const SUB_VERTICALS: readonly SubVertical[] = VERTICALS.flatMap(({ subVerticals }) => subVerticals);

/** What counts as political; everything else is core. */
export const POLITICAL_SUB_VERTICALS: readonly string[] = ["politicalCandidates", "ballotIssues"];
