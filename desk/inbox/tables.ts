export type InboxTables = {
  'desk.received': {
    reference: string;
    kind: 'message' | 'cargo' | 'application';
    /** The caller's idempotency key; null once it may be used again. */
    request_key: string | null;
    /** SHA-256 of the content, so that a key cannot stand for two things. */
    digest: string;
    locale: 'el' | 'en';
    name: string;
    email: string;
    phone: string;
    /** What only this kind has, as JSON. */
    details: string;
    received_at: Date;
  };
  'desk.file': { reference: string; name: string; type: string };
  'desk.file_part': { reference: string; part: number; bytes: Uint8Array };
};
