import { vertical } from "../vertical.ts";

export const retail = vertical(
  11,
  ["retail", "Retail", "Comercio minorista", "Einzelhandel"],
  [
    ["clothing", "Clothing stores", "Tiendas de moda", "Bekleidung"],
    ["departmentStores", "Department stores", "Tiendas departamentales", "Warenhäuser"],
    ["homeCenters", "Home centers", "Centros de mejoras para el hogar", "Baumärkte"],
    ["hardware", "Hardware stores", "Ferreterías", "Eisenwaren und Werkzeug"],
    ["electronicsStores", "Electronics stores", "Tiendas de electrónica", "Elektronikfachhandel"],
    ["furniture", "Furniture stores", "Tiendas de muebles", "Möbelhäuser"],
    ["mattresses", "Mattress & sleep centers", "Colchonerías", "Matratzen- und Bettenhandel"],
    ["jewelry", "Jewelry stores", "Joyerías", "Juweliere"],
    ["luggage", "Luggage & leather goods", "Maletas y artículos de cuero", "Koffer und Lederwaren"],
    ["sportingGoods", "Sporting goods", "Artículos deportivos", "Sportartikel"],
    [
      "discountStores",
      "Discount, supercenters & warehouse clubs",
      "Hipermercados, tiendas de descuento y clubes de compra",
      "Discounter, SB-Warenhäuser und Großhandelsclubs",
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
);
