import * as v from 'valibot';
import { line, MaybeEmail, Phone } from './fields.ts';

/**
 * For administrators, when somebody requests their data or its erasure (GDPR, articles 15 and 17); below `/staff`, 403
 * `not_allowed` for everybody else. Address and number are sent in the body, because URLs end up in logs.
 *
 * | endpoint | does |
 * |---|---|
 * | `POST /staff/person` | {@link PersonRequest} → {@link PersonData}, everything that the desk holds |
 * | `POST /staff/erase` | {@link PersonRequest} with `dryRun` → {@link PersonCounts}: what was erased, or would be |
 * | `GET /staff/retention` | {@link RetentionTable}: what is erased automatically, and when |
 */
export const PersonRequest = v.pipe(
  v.object({
    /** Empty for somebody who only left a phone number. */
    email: MaybeEmail,
    /** For submissions with this number, however it was typed: who asks to be called needs no address. */
    phone: Phone,
    /** Booking reference, used to find chats, since a chat doesn't ask for an address. */
    booking: line(20),
    dryRun: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ email, phone }) => email !== '' || phone !== '', 'missing'),
    ['email'],
  ),
);

/** Rows by kind; kinds without any are left out. */
export const PersonCounts = v.object({ dryRun: v.boolean(), counts: v.record(v.string(), v.number()) });

export const PersonData = v.object({
  email: v.string(),
  at: v.string(),
  /** By kind, each entry with its table's column names; files in base64. */
  data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});

/** `after`: the event from which the days count. */
export const RetentionTable = v.array(v.object({ kind: v.string(), days: v.number(), after: v.string() }));

export type PersonRequest = v.InferOutput<typeof PersonRequest>;
export type PersonCounts = v.InferOutput<typeof PersonCounts>;
export type PersonData = v.InferOutput<typeof PersonData>;
export type RetentionTable = v.InferOutput<typeof RetentionTable>;
