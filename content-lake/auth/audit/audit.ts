import type { Kysely } from 'kysely';
import { shortAddress, visitorAddress } from '#content-lake/protocol/visitor.ts';
import { type LakeDatabase, lakeTables } from '#content-lake/store/tables.ts';
import type { Principal } from '#content-lake/protocol/principal.ts';
import type { Log } from '#foundation/log/log.ts';

/** Events worth recording. A new kind needs no migration. */
export const AUDIT_KINDS = [
  'sign-in',
  'sign-in-refused',
  'sign-out',
  'session-revoked',
  'password-changed',
  'second-factor-set',
  'second-factor-reset',
  'user-added',
  'user-invited',
  'user-role-changed',
  'user-removed',
  'token-made',
  'token-first-used',
  'token-revoked',
  'share-link-made',
  'export',
  'backup',
  'declared-real',
  'origin-allowed',
  'origin-removed',
  'dataset-made',
  'dataset-changed',
  'dataset-deleted',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export type AuditEvent = {
  kind: AuditKind;
  /** Who did it; absent for somebody at the server's terminal, or for a stranger. */
  actor?: { id: string; name: string };
  /** What it concerns, in a form that stays meaningful: an email address, a token's name, a dataset. Never a secret. */
  subject: string;
  request?: Request | undefined;
  details?: Record<string, string | number>;
};

export type AuditEntry = {
  id: number;
  at: Date;
  kind: string;
  actor: { id: string; name: string } | null;
  subject: string;
  /** The network the request came from; the full address is never stored. */
  visitor: string;
  details: Record<string, unknown>;
};

export type AuditQuery = { kind?: string; before?: number; limit: number };

const KEEP_MS = 400 * 24 * 60 * 60 * 1000;
const SWEEP_MS = 60 * 60 * 1000;

/** The table of security events. Rows are kept for 400 days. */
export class Audit {
  readonly #db: LakeDatabase;
  readonly #clock: () => Date;
  readonly #log: Log;
  #sweptAt = 0;

  constructor(options: { db: Kysely<unknown>; clock: () => Date; log: Log }) {
    this.#db = lakeTables(options.db);
    this.#clock = options.clock;
    this.#log = options.log;
  }

  /** Never rejects: a person's action must not fail because it couldn't be recorded. The failure is logged instead. */
  async record({ kind, actor, subject, request, details = {} }: AuditEvent): Promise<void> {
    const visitor = request ? shortAddress(visitorAddress(request)) : '';
    this.#log.info({ kind, actor: actor?.id, subject, visitor }, 'audit');
    try {
      await this.#db
        .insertInto('lake.audit')
        .values({
          at: this.#clock(),
          kind,
          actor_id: actor?.id ?? '',
          actor_name: actor?.name ?? '',
          subject: subject.slice(0, 300),
          visitor,
          details: JSON.stringify(details),
        })
        .execute();
      await this.#sweep();
    } catch (error) {
      this.#log.error({ kind, error: String(error) }, 'an audit event could not be recorded');
    }
  }

  /** Newest first. */
  async read({ kind, before, limit }: AuditQuery): Promise<AuditEntry[]> {
    let query = this.#db.selectFrom('lake.audit').selectAll().orderBy('id', 'desc').limit(limit);
    if (kind !== undefined) query = query.where('kind', '=', kind);
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = await query.execute();
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      kind: row.kind,
      actor: row.actor_id === '' ? null : { id: row.actor_id, name: row.actor_name },
      subject: row.subject,
      visitor: row.visitor,
      details: row.details,
    }));
  }

  async #sweep(): Promise<void> {
    const now = this.#clock().getTime();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    await this.#db
      .deleteFrom('lake.audit')
      .where('at', '<', new Date(now - KEEP_MS))
      .execute();
  }
}

export function actorOf(principal: Principal): { actor?: { id: string; name: string } } {
  if (principal.kind === 'anonymous') return {};
  return { actor: { id: principal.id, name: principal.name } };
}
