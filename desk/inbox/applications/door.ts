import * as v from 'valibot';
import { ApplicationRequest, CV_MAX_BYTES } from '#contracts/desk/career.ts';
import type { Checked, FormRoute } from '#desk/inbox/forms.ts';
import { wrongFields } from '#desk/kernel/json-body.ts';
import { checkCv } from './check-cv.ts';
import { applicationLetters } from './letters.ts';

/** Room for the words beside the largest file, and for one that is a little too large: its sender gets a better answer. */
const MAX_BYTES = CV_MAX_BYTES + 1024 * 1024;

const Words = v.pipe(v.string(), v.parseJson(), v.unknown());

/** `POST /applications` */
export function applicationsDoor(mailTo: string): FormRoute {
  return {
    path: '/applications',
    maxBytes: MAX_BYTES,
    check: async (c) => {
      const form = await c.req.formData().catch(() => null);
      const words = v.safeParse(Words, form?.get('application'));
      if (!form || !words.success) return null;
      return checkApplication(words.output, form.get('cv'), mailTo);
    },
  };
}

async function checkApplication(words: unknown, sent: unknown, mailTo: string): Promise<Checked> {
  const read = v.safeParse(ApplicationRequest, words);
  const cv = sent instanceof File ? await checkCv(sent.name, Buffer.from(await sent.arrayBuffer())) : null;
  const fileErrors = cv && 'file' in cv ? [] : [{ field: 'cv', code: cv?.code ?? 'missing' }];
  if (!read.success || !cv || !('file' in cv))
    return { kind: 'wrong', errors: [...(read.success ? [] : wrongFields(read.issues)), ...fileErrors] };
  const { locale, name, email, phone, opening, where, text } = read.output;
  return {
    kind: 'good',
    submission: {
      kind: 'application',
      locale,
      name,
      email,
      phone,
      details: { opening, where, text },
      file: cv.file,
      letters: (reference) => applicationLetters(read.output, mailTo, reference),
    },
  };
}
