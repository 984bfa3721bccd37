/** Id of the tag manager's script element: if it exists, the tag manager has been loaded. */
export const TAG_MANAGER_ELEMENT = 'tag-manager';

/** Set in session storage for the page that is loaded after consent is withdrawn. */
export const SWEEP_KEY = 'meltemi.sweep';

/** Events of `scripts/first-paint/source.js`: the banner was answered, or the settings were requested. */
export const ANSWERED = 'meltemi:consent';
export const SETTINGS_REQUESTED = 'meltemi:consent-settings';
export const SETTINGS_REQUESTED_MARK = 'data-consent-settings-asked';

/** Set on the page when the settings were requested but failed to load. */
export const SETTINGS_LOST_MARK = 'data-consent-settings-lost';
