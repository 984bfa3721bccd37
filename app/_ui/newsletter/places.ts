/** Where the form posts to, and the field to which the pages of the newsletter lead back. */
export const SIGN_UP_ADDRESS = '/api/newsletter';
export const EMAIL_FIELD = 'newsletter-email';
