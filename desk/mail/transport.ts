import { createTransport } from 'nodemailer';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

/** A letter as it leaves: `messageId` and `date` are the same whenever it is tried. */
type OutgoingLetter = Email & { messageId: string; date: Date; attachments: readonly Attachment[] };

export type MailTransport = {
  /** How many letters it takes at the same time. */
  readonly atOnce: number;
  /** How many letters a minute the server takes; absent: as many as it can. */
  readonly perMinute?: number;
  /** Hands one letter over. Resolves when the other side has taken it; @throws when it has not, or did not say so in time */
  send(letter: OutgoingLetter): Promise<void>;
  /** Closes what it keeps open. */
  close(): void;
};

const TIMEOUT_MS = 10_000;
/** For one letter, from the connection to the server's last word; shorter than a lease, so that nobody else sends it meanwhile. */
export const SEND_MS = 30_000;
/** Connections that nobody needs are closed soon: servers count them. */
const IDLE_MS = 5_000;
const CONNECTIONS = 4;

/**
 * Sends through the SMTP server at `url`, e.g. `smtps://user:password@mail.example:465`, over a few connections that stay open
 * while there is something to send.
 */
export function smtpTransport(
  url: string,
  from: string,
  connections = CONNECTIONS,
  perMinute?: number,
): MailTransport {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: connections,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // What is attached comes from the database; a letter must not be able to fetch files or pages.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    atOnce: connections,
    ...(perMinute !== undefined && { perMinute }),
    send: async ({ attachments, to, ...letter }) => {
      await transport.sendMail({
        ...letter,
        from,
        // Not as a text: a local part in quotes may hold a comma or another address, and only one person is meant.
        to: { name: '', address: to },
        attachments: [...attachments],
        signal: AbortSignal.timeout(SEND_MS),
      });
    },
    close: () => transport.close(),
  };
}
