import * as v from 'valibot';
import type { Value } from './store.ts';

/** The lake's response if no document has the permalink. */
const NoDocument = v.pipe(v.string(), v.parseJson(), v.object({ result: v.null() }));

/** Whether a value is a missing page or a redirect, or the content lake's response that no document exists. */
export function isNoPage(value: Value): boolean {
  if (!value) return false;
  if ('status' in value) return value.status !== undefined && value.status !== 200;
  return 'data' in value && v.is(NoDocument, Buffer.from(value.data.body, 'base64').toString());
}
