/** Id of the script element of the tag manager: it is loaded, and running, where this is found. */
export const TAG_MANAGER_ELEMENT = 'tag-manager';

/** Left in session storage for the page that is loaded after a withdrawal. */
export const SWEEP_KEY = 'meltemi.sweep';

/** What `scripts/first-paint/source.js` says when the banner was answered or the settings were asked for. */
export const ANSWERED = 'meltemi:consent';
export const SETTINGS_ASKED = 'meltemi:consent-settings';
export const SETTINGS_ASKED_MARK = 'data-consent-settings-asked';

/** On the page while the settings were asked for and did not come. */
export const SETTINGS_LOST_MARK = 'data-consent-settings-lost';
