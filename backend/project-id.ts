/** Id of the project that the content lake plays; the Studio and the site name it, too. */
export const PROJECT_ID = 'meltemi';
