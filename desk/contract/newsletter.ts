import * as v from 'valibot';

/**
 * An e-mail address as the sign-up form takes it (requirement G1): local part, @, and a domain whose top level has two or
 * more letters, or an IP address in brackets.
 */
export const emailPattern =
  /^(([^<>()[\]\\.,;:\s@"]+(\.[^<>()[\]\\.,;:\s@"]+)*)|(".+"))@((\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\])|(([\p{L}\d-]+\.)+\p{L}{2,}))$/u;

/** `POST /newsletter` */
export const NewsletterRequest = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern)),
  locale: v.picklist(['el', 'en']),
});

/**
 * The answer to a sign-up: success means that `id` is present. It is the same for a known and an unknown address, so that
 * nobody can find out who reads the newsletter.
 */
export const NewsletterResult = v.object({ id: v.nullable(v.string()), message: v.string() });

/** `POST /newsletter/confirm` and `POST /newsletter/unsubscribe`: the token from the e-mail. */
export const NewsletterToken = v.object({ token: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)) });

export type NewsletterResult = v.InferOutput<typeof NewsletterResult>;
