import * as v from 'valibot';

/**
 * Why a letter did not go out. `refused`: the server will never take this letter for this recipient. `away`: it takes nothing from
 * us at the moment, whatever the letter. `later`: not this letter, not now.
 */
export type Failure = {
  kind: 'refused' | 'later' | 'away';
  /** What the server said, for staff; may name the recipient, so it is never logged. */
  said: string;
  /** For the log: the program's word and the server's number. */
  code: string;
};

/** What nodemailer puts on its errors. */
const MailError = v.object({
  code: v.optional(v.string(), ''),
  /** The command that failed. */
  command: v.optional(v.string(), ''),
  responseCode: v.optional(v.number()),
  response: v.optional(v.string()),
  permanent: v.optional(v.boolean(), false),
  message: v.optional(v.string(), ''),
});
const SAID_LENGTH = 500;
const NO_CONNECTION = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH', 'EABORT'];

/** Judges what a transport threw. RFC 5321: replies from 500 are for good, from 400 for now. */
export function failureOf(error: unknown): Failure {
  const read = v.safeParse(MailError, error);
  if (!read.success) return { kind: 'later', said: String(error).slice(0, SAID_LENGTH), code: 'unknown' };
  const { code, command, responseCode, response, permanent, message } = read.output;
  const said = (response ?? message).replaceAll(/\s+/g, ' ').trim().slice(0, SAID_LENGTH);
  return { kind: kindOf(), said, code: [code || 'unknown', responseCode].filter(Boolean).join(' ') };

  function kindOf(): Failure['kind'] {
    // A refused sender or password is our own mistake: it is the same for all letters and must not cost any of them.
    if (NO_CONNECTION.includes(code) || responseCode === 421) return 'away';
    if (command === 'MAIL FROM' && responseCode !== undefined) return 'away';
    if (permanent && (command === 'RCPT TO' || command === 'DATA')) return 'refused';
    // Without a number nodemailer itself said no: an address that is none, or more than the server says it takes.
    if (responseCode === undefined && (code === 'EMESSAGE' || /recipient/i.test(message))) return 'refused';
    return 'later';
  }
}
