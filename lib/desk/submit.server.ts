import 'server-only';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { FormProblem, PROOF_HEADER, Received, STAMP_HEADER } from '#contracts/desk/index.ts';
import { isLocale, type Locale } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';
import { type DeskFormState, readValues } from './form-state.ts';

/** A file of five megabytes may go over a slow line between two machines of ours. */
const TIMEOUT_MS = { words: 8_000, file: 20_000 } as const;

type Answer =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; problem: FormProblem }
  | { kind: 'away' };

type Asking = {
  path: string;
  body: Record<string, unknown>;
  cv: File | null | undefined;
  locale: Locale;
  proof: Record<string, string>;
};

export function localeOfForm(form: FormData): Locale {
  const asked = form.get('locale');
  return isLocale(asked) ? asked : 'el';
}

/**
 * Hands a form to the desk and answers what the form shows next. Never throws; nothing typed is lost.
 * @param fields names in the order of the form; what is wrong elsewhere is said above all of them
 */
export async function submitToDesk(
  before: DeskFormState,
  form: FormData,
  sending: {
    path: '/messages' | '/cargo' | '/applications';
    fields: readonly string[];
    /** What the form does not say itself, or says in another shape. */
    body: Record<string, unknown>;
    cv?: File | null;
  },
): Promise<DeskFormState> {
  const locale = localeOfForm(form);
  const values = readValues(form);
  const state = { attempt: before.attempt + 1, values, errors: [], problem: null, sent: null };
  const body = { ...values, ...sending.body, locale };
  const answer = await ask({ path: sending.path, body, cv: sending.cv, locale, proof: proofOf(form) });
  switch (answer.kind) {
    case 'received':
      return {
        ...state,
        values: {},
        sent: { reference: answer.reference, email: values.email?.trim() ?? '' },
      };
    case 'away': {
      const t = await getTranslations({ locale, namespace: 'common.deskForm' });
      return { ...state, problem: t('away') };
    }
    case 'refused': {
      const { detail, errors } = answer.problem;
      const place = (field: string) => sending.fields.indexOf(field);
      const known = errors
        .filter(({ field }) => place(field) >= 0)
        .toSorted((a, b) => place(a.field) - place(b.field))
        .map(({ field, message }) => ({ field, text: message }));
      return { ...state, errors: known, problem: known.length > 0 ? null : detail };
    }
  }
}

/** What the browser worked out for this form, if it has script. Not a part of the content, so not of its key either. */
function proofOf(form: FormData): Record<string, string> {
  const [stamp, number] = [form.get('stamp'), form.get('number')];
  const isShort = (value: unknown): value is string =>
    typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
  return isShort(stamp) && isShort(number) ? { [STAMP_HEADER]: stamp, [PROOF_HEADER]: number } : {};
}

async function ask({ path, body, cv, locale, proof }: Asking): Promise<Answer> {
  try {
    const words = JSON.stringify(body);
    const caller = (await headers()).get('x-forwarded-for');
    const answer = await fetch(`${backendUrl()}/desk${path}`, {
      method: 'POST',
      headers: {
        'Accept-Language': locale,
        'Idempotency-Key': await keyOf(path, words, cv),
        ...(cv === undefined ? { 'Content-Type': 'application/json' } : {}),
        ...proof,
        ...(caller ? { 'X-Forwarded-For': caller } : {}),
      },
      body: cv === undefined ? words : multipart(words, cv),
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS[cv ? 'file' : 'words']),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return { kind: 'received', reference: v.parse(Received, json).reference };
    return { kind: 'refused', problem: v.parse(FormProblem, json) };
  } catch (error) {
    log.warn({ path, error: String(error) }, 'desk did not answer');
    return { kind: 'away' };
  }
}

function multipart(words: string, cv: File | null): FormData {
  const form = new FormData();
  form.set('application', words);
  if (cv) form.set('cv', cv);
  return form;
}

/**
 * The content is the key: pages are static, so a form that posts without script has nothing of its own that could be one. A
 * second press or a retry sends the same content and therefore changes nothing.
 */
async function keyOf(path: string, words: string, cv: File | null | undefined): Promise<string> {
  const hash = createHash('sha256').update(`${path}\n${words}\n${cv?.name ?? ''}\n`);
  if (cv) hash.update(new Uint8Array(await cv.arrayBuffer()));
  return hash.digest('hex');
}
