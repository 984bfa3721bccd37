import * as v from 'valibot';
import type { Value } from './store.ts';

/** What the lake says when nothing has the permalink that was asked for. */
const NoDocument = v.pipe(v.string(), v.parseJson(), v.object({ result: v.null() }));

/** Whether an address is not there or leads elsewhere, or whether this is the answer of the content lake that says so. */
export function isNoPage(value: Value): boolean {
  if (!value) return false;
  if ('status' in value) return value.status !== undefined && value.status !== 200;
  return 'data' in value && v.is(NoDocument, Buffer.from(value.data.body, 'base64').toString());
}
