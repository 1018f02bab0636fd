import { vertical } from "../vertical.ts";

export const restaurants = vertical(
  10,
  ["restaurants", "Restaurants/Food", "Restaurantes y alimentos", "Gastronomie/Lebensmittel"],
  [
    ["fastFood", "Quick-service & fast food", "Comida rápida", "Schnellgastronomie"],
    ["fullService", "Full-service restaurants & bars", "Restaurantes y bares", "Restaurants und Bars"],
    [
      "supermarkets",
      "Supermarkets & other grocery",
      "Supermercados y otros comercios de alimentos",
      "Supermärkte und Lebensmittelhandel",
    ],
    ["convenienceStores", "Convenience stores", "Tiendas de conveniencia", "Convenience-Shops"],
    ["liquorStores", "Beer, wine & liquor stores", "Tiendas de vinos y licores", "Bier-, Wein- und Spirituosenhandel"],
    ["coffeeBakery", "Coffee, snack & bakery shops", "Cafeterías y panaderías", "Cafés, Snacks und Bäckereien"],
    ["foodBrands", "Food & beverage brands", "Marcas de alimentos y bebidas", "Lebensmittel- und Getränkemarken"],
  ],
);
