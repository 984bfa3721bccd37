import * as v from 'valibot';

/**
 * Why an email wasn't sent. `refused`: the server will never accept this email for this recipient. `away`: it accepts no email
 * from us at the moment. `later`: it doesn't accept this email now.
 */
export type Failure = {
  kind: 'refused' | 'later' | 'away';
  /** The server's reply, for staff; it may name the recipient, so it is never logged. */
  detail: string;
  /** For the log: nodemailer's error code and the server's reply code. */
  code: string;
};

/** The properties of nodemailer's errors. */
const MailError = v.object({
  code: v.optional(v.string(), ''),
  /** The command that failed. */
  command: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
  permanent: v.optional(v.boolean(), false),
  message: v.optional(v.string(), ''),
});
const MAX_REPLY_LENGTH = 500;
const NO_CONNECTION = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'EABORT'];

/** Classifies an error of the transport. RFC 5321: replies from 500 are permanent, those from 400 temporary. */
export function failureOf(error: unknown): Failure {
  const read = v.safeParse(MailError, error);
  if (!read.success)
    return { kind: 'later', detail: String(error).slice(0, MAX_REPLY_LENGTH), code: 'unknown' };
  const { code, command, responseCode, response, permanent, message } = read.output;
  const detail = (response ?? message).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REPLY_LENGTH);
  return { kind: kindOf(), detail, code: [code || 'unknown', responseCode].filter(Boolean).join(' ') };

  function kindOf(): Failure['kind'] {
    // A refused sender or password is our own mistake: it affects all emails and must not cost any of them an attempt.
    if (NO_CONNECTION.includes(code) || responseCode === 421) return 'away';
    if (command === 'MAIL FROM' && responseCode !== undefined) return 'away';
    if (permanent && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
    // Without a reply code nodemailer itself refused it: an invalid address, or more data than the server announces to accept.
    if (responseCode === undefined && (code === 'EMESSAGE' || /recipient/i.test(message))) return 'refused';
    return 'later';
  }
}
