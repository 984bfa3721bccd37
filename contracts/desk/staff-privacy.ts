import * as v from 'valibot';
import { Email, line } from './fields.ts';

/**
 * What administrators do when somebody asks for their data, or to be forgotten (GDPR, articles 15 and 17); below `/staff`, 403
 * `not_allowed` for everybody else. The address goes in the body: addresses of requests end up in logs.
 *
 * | door | does |
 * |---|---|
 * | `POST /staff/person` | {@link PersonAsked} → {@link PersonData}, everything that the desk holds |
 * | `POST /staff/erase` | {@link PersonAsked} with `dryRun` → {@link PersonCounts}: what was erased, or would be |
 * | `GET /staff/retention` | {@link RetentionTable}: what goes by itself, and when |
 */
export const PersonAsked = v.object({
  email: Email,
  /** Reference of a booking: conversations by chat are found by it, since a chat asks for no address. */
  booking: line(20),
  dryRun: v.optional(v.boolean(), false),
});

/** Rows by kind; kinds without any are left out. */
export const PersonCounts = v.object({ dryRun: v.boolean(), counts: v.record(v.string(), v.number()) });

export const PersonData = v.object({
  email: v.string(),
  at: v.string(),
  /** By kind, each entry with the names that its table gives it; files are in base64. */
  data: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});

/** `after`: from when the days count. */
export const RetentionTable = v.array(v.object({ kind: v.string(), days: v.number(), after: v.string() }));

export type PersonAsked = v.InferOutput<typeof PersonAsked>;
export type PersonCounts = v.InferOutput<typeof PersonCounts>;
export type PersonData = v.InferOutput<typeof PersonData>;
export type RetentionTable = v.InferOutput<typeof RetentionTable>;
