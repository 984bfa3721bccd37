import * as v from 'valibot';
import type { FormRoute } from '#desk/inbox/forms.ts';
import { jsonBody, wrongFields } from '#desk/kernel/json-body.ts';
import type { Submission } from '#desk/inbox/receive.ts';

const MAX_BYTES = 32 * 1024;

/** What a form that ends as a message has of its own. */
type Own = Pick<Submission, 'locale' | 'name' | 'email' | 'phone' | 'details' | 'letters'>;

/** A door for a form whose answer is a message without a file. */
export function messageDoor<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  own: (read: T) => Own,
): FormRoute {
  return {
    path,
    maxBytes: MAX_BYTES,
    check: async (c) => {
      const body = await jsonBody(c);
      if (body === undefined) return null;
      const read = v.safeParse(schema, body);
      if (!read.success) return { kind: 'wrong', errors: wrongFields(read.issues) };
      return { kind: 'good', submission: { kind: 'message', file: null, ...own(read.output) } };
    },
  };
}
