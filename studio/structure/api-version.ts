/** The lists and questions of the Studio are made for this version of the query API. */
export const API_VERSION = '2025-02-19';
