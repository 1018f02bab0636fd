import {
  changeUser,
  changeUsers,
  importUsers,
  inviteUser,
  inviteUserAgain,
  oneUser,
  userSignIns,
  users,
} from "../contract.ts";
import { usersRoutes } from "./routes.ts";

export const usersFeature = {
  contracts: [users, inviteUser, changeUsers, importUsers, oneUser, changeUser, inviteUserAgain, userSignIns],
  routes: [usersRoutes],
};
