import { insufficientPermissions } from '#content-lake/protocol/errors.ts';
import type { Principal } from '#content-lake/protocol/principal.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { dueAt, pairOf } from './due-at.ts';

/**
 * A scheduled step publishes without anybody's help: somebody who may not publish a document may not schedule it or
 * change its schedule either.
 * @throws LakeError 403
 */
export function assertMaySchedule(
  principal: Principal,
  changes: readonly { before: Doc | undefined; after: Doc | undefined }[],
  now: Date,
): void {
  for (const { before, after } of changes) {
    for (const draft of [before, after]) {
      const moment = dueAt(draft);
      if (!draft || moment?.step !== 'publish' || moment.atMs <= now.getTime()) continue;
      const published = { ...draft, _id: pairOf(draft._id).publishedId };
      if (principal.kind === 'anonymous' || !principal.mayWrite('update', published)) {
        throw insufficientPermissions('update');
      }
    }
  }
}
