import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers: Record<string, string>;
};

export type Attachment = { filename: string; contentType: string; content: Buffer };

/** Hands one letter over. Resolves when the other side has taken it; @throws when it has not. */
export type MailTransport = (letter: Letter & { attachments?: Attachment[] }) => Promise<void>;

const TIMEOUT_MS = 10_000;

/** Sends through the SMTP server at `url`, e.g. `smtps://user:password@mail.example:465`. */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return async (letter) => {
    await transport.sendMail({ ...letter, from });
  };
}

/** Without an SMTP server letters become `.eml` files in a folder: nothing is lost, and a developer can open them. */
export function folderTransport(folder: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (letter) => {
    await mkdir(folder, { recursive: true });
    const { message, messageId } = await transport.sendMail({ ...letter, from });
    const name = `${messageId.replaceAll(/[^A-Za-z0-9.-]/g, '')}.eml`;
    await writeFile(join(folder, name), message);
  };
}
