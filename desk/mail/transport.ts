import { createTransport } from 'nodemailer';

export type Email = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

/** An email to be sent: `messageId` and `date` are the same in every attempt. */
type OutgoingEmail = Email & { messageId: string; date: Date; attachments: readonly Attachment[] };

export type MailTransport = {
  /** How many emails may be sent at the same time. */
  readonly atOnce: number;
  /** How many emails the server accepts per minute; no limit if absent. */
  readonly perMinute?: number;
  /** Sends one email. Resolves when the server has accepted it. @throws if it hasn't, or hasn't replied in time */
  send(email: OutgoingEmail): Promise<void>;
  /** Closes its connections. */
  close(): void;
};

const TIMEOUT_MS = 10_000;
/** For one email, from connecting to the server's last reply; shorter than a lease, so that no other process sends it meanwhile. */
export const SEND_MS = 30_000;
/** Idle connections are closed soon, since servers limit them. */
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
    // Attachments come from the database; an email must not be able to read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    atOnce: connections,
    ...(perMinute !== undefined && { perMinute }),
    send: async ({ attachments, to, ...email }) => {
      await transport.sendMail({
        ...email,
        from,
        // Not as a string: a quoted local part may contain a comma or another address, and there is only one recipient.
        to: { name: '', address: to },
        attachments: [...attachments],
        signal: AbortSignal.timeout(SEND_MS),
      });
    },
    close: () => transport.close(),
  };
}
