import type { Context } from 'hono';
import type { Accounts } from '../accounts.ts';
import type { Roles } from '../grants.ts';
import type { Sessions } from '../sessions.ts';
import { type ApiTokens, isTokenId } from '../tokens.ts';
import { signedIn } from './signed-in.ts';
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
 * For a site that shows drafts: whether what a preview rests on still holds. `session` is one in which somebody reads drafts, `user`
 * an account that may, `document` a link to a preview, which needs somebody who may write drafts. Ours alone.
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

  /** Whoever made a document; its own fields are whatever that person wrote. */
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
      if (!signedIn(c).canReadDrafts) throw forbidden('Only those who read drafts may ask for previews');
      return c.json({ active: await holds(c) });
    });
  };
}
