import {
  addToBasket,
  basketFile,
  changeBasketItem,
  emptyBasket,
  orderBasket,
  removeBasketItem,
  reportBasket,
  restoreBasketItems,
} from "../contract.ts";
import { reportBasketRoutes } from "./routes.ts";

export const reportBasketFeature = {
  contracts: [
    reportBasket,
    addToBasket,
    orderBasket,
    changeBasketItem,
    removeBasketItem,
    emptyBasket,
    restoreBasketItems,
    basketFile,
  ],
  routes: [reportBasketRoutes],
};
