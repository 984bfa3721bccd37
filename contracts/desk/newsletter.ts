import * as v from 'valibot';

/**
 * An e-mail address as the sign-up form takes it (requirement G1): local part, @, and a domain whose top level has two or
 * more letters, or an IP address in brackets.
 */
const emailPattern =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\])|(([\p{L}\d-]+\.)+\p{L}{2,}))$/u;

/** RFC 5321, 4.5.3.1: the lengths that a mail server must accept, in bytes on the wire. */
const EMAIL_BYTES = { local: 64, whole: 254 } as const;

/** Requirement G1, with the lengths that mail servers accept. Control characters, which the pattern would allow, are refused. */
export const EmailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(EMAIL_BYTES.whole),
  v.regex(emailPattern),
  v.check(
    (email) =>
      !/\p{Cc}|\p{Cs}/u.test(email) &&
      bytes(email) <= EMAIL_BYTES.whole &&
      bytes(email.slice(0, email.lastIndexOf('@'))) <= EMAIL_BYTES.local,
  ),
);

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** `POST /newsletter` */
export const NewsletterRequest = v.object({
  email: EmailAddress,
  locale: v.picklist(['el', 'en']),
  /** Path of the page with the form, for the record of consent; anything else is dropped. */
  source: v.fallback(v.pipe(v.string(), v.regex(/^\/[\w\-./%]{0,199}$/)), ''),
});

/**
 * The response to a sign-up: `id` is present on success. It is the same for known and unknown addresses, so that nobody can find
 * out who subscribes.
 */
const NewsletterResult = v.object({ id: v.nullable(v.string()), message: v.string() });

/** `POST /newsletter/confirm` and `POST /newsletter/unsubscribe`: the token from the e-mail. */
export const NewsletterToken = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)) });

export type NewsletterRequest = v.InferOutput<typeof NewsletterRequest>;
type NewsletterResult = v.InferOutput<typeof NewsletterResult>;
