import type { Generated } from 'kysely';

export type MailTables = {
  'desk.outgoing_mail': {
    id: Generated<number>;
    recipient: string;
    subject: string;
    text: string;
    headers: string;
    html: string | null;
    /** Reference of the stored file that goes with the letter. */
    attaches: string | null;
    /** What another service knows the letter by; such a letter is emptied once it has gone out. */
    key: string | null;
    /** Not sent, and not kept, beyond this moment. */
    discard_at: Date | null;
    created_at: Date;
    attempts: Generated<number>;
    next_attempt_at: Date;
    sent_at: Date | null;
    last_error: string | null;
  };
  'desk.mail_attachment': {
    mail_id: number;
    position: number;
    name: string;
    type: string;
    bytes: Uint8Array;
  };
};
