import type { VerticalId } from "../taxonomy/verticals.ts";
import { type Names, names } from "../taxonomy/name.ts";

/** Who is meant by each vertical, in one sentence. */
export const VERTICAL_DEFINITIONS: Readonly<Record<VerticalId, Names>> = {
  automotive: names(
    "Makers, dealers and everyone who sells, repairs, fuels or equips cars and trucks.",
    "Fabricantes, concesionarios y todos los que venden, reparan, abastecen o equipan vehículos.",
    "Hersteller, Händler und alle, die Autos und Lastwagen verkaufen, reparieren, betanken oder ausrüsten.",
  ),
  education: names(
    "Schools, colleges, trade schools and whoever else teaches for a fee.",
    "Escuelas, universidades, centros de formación y cuantos enseñan a cambio de una cuota.",
    "Schulen, Hochschulen, Berufsschulen und alle, die gegen Gebühr unterrichten.",
  ),
  finance: names(
    "Banks, insurers, investment houses and lenders, with those who advise on money.",
    "Bancos, aseguradoras, gestoras y prestamistas, con quienes asesoran sobre el dinero.",
    "Banken, Versicherungen, Anlagehäuser und Kreditgeber samt denen, die in Geldfragen beraten.",
  ),
  generalServices: names(
    "Services for homes, people and firms: from plumbers and movers to lawyers and funeral homes.",
    "Servicios para hogares, personas y empresas: de fontaneros y mudanzas a abogados y funerarias.",
    "Dienste für Haus, Mensch und Betrieb: vom Installateur und Umzug bis zum Anwalt und Bestatter.",
  ),
  government: names(
    "Public bodies, causes and religious groups, and the candidates and committees of elections.",
    "Organismos públicos, causas y entidades religiosas, y los candidatos y comités de las elecciones.",
    "Öffentliche Stellen, gemeinnützige und religiöse Gruppen sowie Kandidaten und Komitees bei Wahlen.",
  ),
  healthcare: names(
    "Hospitals, physicians, care homes and opticians, with makers and sellers of what keeps people healthy.",
    "Hospitales, médicos, residencias y ópticas, con quienes fabrican y venden lo que cuida la salud.",
    "Krankenhäuser, Ärzte, Pflegeheime und Optiker samt denen, die herstellen und verkaufen, was gesund hält.",
  ),
  leisure: names(
    "Travel, hotels, sports, shows, gambling and everything else people do in their free time.",
    "Viajes, hoteles, deportes, espectáculos, juego y todo lo que se hace en el tiempo libre.",
    "Reisen, Hotels, Sport, Kultur, Glücksspiel und was Menschen sonst in ihrer Freizeit tun.",
  ),
  media: names(
    "Stations, streaming services, studios and publishers that advertise in other media; notices about themselves are not counted.",
    "Emisoras, plataformas, estudios y editores que se anuncian en otros medios; no cuenta la autopromoción.",
    "Sender, Streamingdienste, Studios und Verlage, die in anderen Medien werben; Eigenwerbung zählt nicht.",
  ),
  realEstate: names(
    "Builders, agents, landlords and developers of homes and commercial space.",
    "Constructoras, agencias, arrendadores y promotores de viviendas y locales.",
    "Bauträger, Makler, Vermieter und Entwickler von Wohnungen und Gewerbeflächen.",
  ),
  restaurants: names(
    "Whoever serves or sells food and drink: restaurants, bars, supermarkets, corner stores and brands.",
    "Quienes sirven o venden comida y bebida: restaurantes, bares, supermercados, tiendas y marcas.",
    "Wer Speisen und Getränke serviert oder verkauft: Restaurants, Bars, Supermärkte, Läden und Marken.",
  ),
  retail: names(
    "Shops of every kind, in the street and online, from clothing to furniture and jewelry.",
    "Tiendas de todo tipo, en la calle y en internet, de la ropa a los muebles y las joyas.",
    "Geschäfte aller Art, vor Ort und online, von Kleidung bis zu Möbeln und Schmuck.",
  ),
  technology: names(
    "Telephone, internet and cable companies, computers, software and electronics.",
    "Operadoras de teléfono, internet y cable, ordenadores, software y electrónica.",
    "Telefon-, Internet- und Kabelanbieter, Computer, Software und Elektronik.",
  ),
};
