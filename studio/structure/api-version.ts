/** The version of the query API for the Studio's lists and queries. */
export const API_VERSION = '2025-02-19';
