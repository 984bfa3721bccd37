/** Id of the script element of the tag manager: it is loaded, and running, where this is found. */
export const TAG_MANAGER_ELEMENT = 'tag-manager';

/** Left in session storage for the page that is loaded after a withdrawal. */
export const SWEEP_KEY = 'meltemi.sweep';

/** A link that ends so opens the consent settings from any text; editors may use it. */
export const SETTINGS_FRAGMENT = '#cookie-settings';
