/** The Sanity project id that the content lake uses; the Studio and the site use the same. */
export const PROJECT_ID = 'meltemi';
