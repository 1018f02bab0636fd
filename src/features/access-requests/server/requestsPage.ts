/** Where administrators decide requests, without the base path. */
export const REQUESTS_PAGE = "/administration/user?view=requests";
