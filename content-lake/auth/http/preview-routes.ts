import type { Context } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { Roles } from '../grants.ts';
import type { Sessions } from '../sessions.ts';
import { type ApiTokens, isTokenId } from '../tokens.ts';
import { requireMember } from './signed-in.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { badRequest, forbidden } from '#content-lake/protocol/errors.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';

export type PreviewOptions = {
  db: LakeDatabase;
  dataset: string;
  accounts: Accounts;
  sessions: Sessions;
  tokens: ApiTokens;
  roles: Roles;
};

/**
 * For a site that shows drafts: whether the basis of a preview is still valid. `session` needs a session whose owner may
 * read drafts, `user` an account that may, and `document` (a preview link) an author who may still write. The hosted
 * service has no such endpoint.
 */
export function previewRoutes(options: PreviewOptions): Routes {
  const { db, dataset, accounts, sessions, tokens, roles } = options;

  async function holds(c: Context<LakeEnv>): Promise<boolean> {
    const { session, user, document } = c.req.query();
    if (session !== undefined) {
      const account = await sessions.accountOf(session);
      return account !== undefined && roles.rightsOf(account.role).canReadDrafts;
    }
    if (user !== undefined) {
      const [account] = await accounts.byIds([user]);
      return account !== undefined && roles.rightsOf(account.role).canReadDrafts;
    }
    if (document !== undefined) return writerHolds(document);
    throw badRequest('Give "session", "user" or "document"');
  }

  /** Checks who created the document, by the log; its own fields contain whatever that person wrote. */
  async function writerHolds(id: string): Promise<boolean> {
    const made = await db
      .selectFrom('lake.tx_doc')
      .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
      .select('author')
      .where('lake.tx_doc.dataset', '=', dataset)
      .where('doc_id', '=', id)
      .orderBy('lake.tx_doc.seq')
      .executeTakeFirst();
    if (!made) return false;
    if (isTokenId(made.author)) return (await tokens.namesOf([made.author])).size > 0;
    const [account] = await accounts.byIds([made.author]);
    return account !== undefined && roles.rightsOf(account.role).canWrite;
  }

  return ({ api }) => {
    api.get('/auth/previews', async (c) => {
      if (!requireMember(c).canReadDrafts)
        throw forbidden('Only callers who may read drafts may check previews');
      return c.json({ active: await holds(c) });
    });
  };
}
