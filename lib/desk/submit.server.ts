import 'server-only';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { FormProblem, PROOF_HEADER, Received, STAMP_HEADER } from '#contracts/desk/index.ts';
import { type Locale, localeOf } from '#foundation/text/locales.ts';
import { postToDesk } from './client.server.ts';
import { type DeskFormState, readValues } from './form-state.ts';
import { visitorOf } from '#lib/visitor.server.ts';

/** Five megabytes may have to travel over a slow connection between two of our machines. */
const FILE_TIMEOUT_MS = 20_000;

type SubmitResult =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; problem: FormProblem }
  | { kind: 'unreachable' };

type Submission = {
  path: string;
  body: Record<string, unknown>;
  cv: File | null | undefined;
  locale: Locale;
  proof: Record<string, string>;
};

export function localeOfForm(form: FormData): Locale {
  const language = form.get('locale');
  return localeOf(language);
}

/**
 * Submits a form to the desk and returns the form's next state. Never throws; typed values are kept.
 * @param fields names in the order of the form; errors of other fields are shown above all of them
 */
export async function submitToDesk(
  before: DeskFormState,
  form: FormData,
  sending: {
    path: '/messages' | '/calls' | '/cargo' | '/applications';
    fields: readonly string[];
    /** Values that aren't form fields, or that have another format in the request. */
    body: Record<string, unknown>;
    cv?: File | null;
  },
): Promise<DeskFormState> {
  const locale = localeOfForm(form);
  const values = readValues(form);
  const state = { attempt: before.attempt + 1, values, errors: [], problem: null, sent: null };
  const body = { ...values, ...sending.body, locale };
  const result = await submit({ path: sending.path, body, cv: sending.cv, locale, proof: proofOf(form) });
  switch (result.kind) {
    case 'received':
      return {
        ...state,
        values: {},
        sent: { reference: result.reference, email: values.email?.trim() ?? '' },
      };
    case 'unreachable': {
      const t = await getTranslations({ locale, namespace: 'common.deskForm' });
      return { ...state, problem: t('away') };
    }
    case 'refused': {
      const { detail, errors } = result.problem;
      const place = (field: string) => sending.fields.indexOf(field);
      const known = errors
        .filter(({ field }) => place(field) >= 0)
        .toSorted((a, b) => place(a.field) - place(b.field))
        .map(({ field, message }) => ({ field, text: message }));
      return { ...state, errors: known, problem: known.length > 0 ? null : detail };
    }
  }
}

/** The browser's proof of work, if scripts run. It isn't part of the content, so it isn't part of the key either. */
function proofOf(form: FormData): Record<string, string> {
  const [stamp, number] = [form.get('stamp'), form.get('number')];
  const isShort = (value: unknown): value is string =>
    typeof value === 'string' && /^[\w.-]{1,200}$/.test(value);
  return isShort(stamp) && isShort(number) ? { [STAMP_HEADER]: stamp, [PROOF_HEADER]: number } : {};
}

async function submit({ path, body, cv, locale, proof }: Submission): Promise<SubmitResult> {
  const json = JSON.stringify(body);
  const result = await postToDesk(path, readResult, {
    body: cv === undefined ? json : multipart(json, cv),
    locale,
    caller: visitorOf(await headers()),
    headers: { 'Idempotency-Key': await keyOf(path, json, cv), ...proof },
    ...(cv ? { timeoutMs: FILE_TIMEOUT_MS } : {}),
  });
  return result ?? { kind: 'unreachable' };
}

async function readResult(response: Response): Promise<SubmitResult> {
  const json: unknown = await response.json();
  if (response.ok) return { kind: 'received', reference: v.parse(Received, json).reference };
  return { kind: 'refused', problem: v.parse(FormProblem, json) };
}

function multipart(content: string, cv: File | null): FormData {
  const form = new FormData();
  form.set('application', content);
  if (cv) form.set('cv', cv);
  return form;
}

/**
 * The key is derived from the content: pages are static, so a form submitted without script has no id of its own. A
 * second press or a retry sends the same content and therefore changes nothing.
 */
async function keyOf(path: string, content: string, cv: File | null | undefined): Promise<string> {
  const hash = createHash('sha256').update(`${path}\n${content}\n${cv?.name ?? ''}\n`);
  if (cv) hash.update(new Uint8Array(await cv.arrayBuffer()));
  return hash.digest('hex');
}
