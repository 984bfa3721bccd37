/** Where the form posts to, and the id of the field that the newsletter's pages link to. */
export const SIGN_UP_ADDRESS = '/api/newsletter';
export const EMAIL_FIELD = 'newsletter-email';
