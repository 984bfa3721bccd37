export type NewsletterTables = {
  'desk.subscriber': {
    email: string;
    locale: 'el' | 'en';
    state: 'pending' | 'confirmed' | 'unsubscribed';
    /** SHA-256 of the token in the confirmation e-mail; null once used. */
    confirm_hash: string | null;
    confirm_until: Date | null;
    /** Opens one-click unsubscription; not a secret that protects anything else. */
    unsubscribe_token: string;
    asked_at: Date;
    confirmed_at: Date | null;
  };
};
