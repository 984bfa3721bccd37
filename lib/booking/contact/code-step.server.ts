import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import type { Problem, VerificationPurpose } from '#contracts/reservations/index.ts';
import type { CodeStep } from './code-step.ts';
import { checkCode, proofsNow, sendCode } from './contact-client.server.ts';

export type CodeAnswer =
  | { kind: 'proofs'; proofs: string[] }
  | { kind: 'step'; step: CodeStep }
  | { kind: 'problem'; problem: Problem | null };

/**
 * Reads the code section of a submitted form. `proofs`: the code was right, or there was none; `step`: the form is
 * shown again with the section. A code belongs to the address that it was sent to: if the form has another address, the
 * code is ignored.
 */
export async function readCode(
  form: FormData,
  about: { address: string; purpose: VerificationPurpose; locale: Locale },
): Promise<CodeAnswer> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const id = text('verification.id');
  if (id === '' || text('verification.address') !== about.address)
    return { kind: 'proofs', proofs: await proofsNow() };
  if (text('resend') !== '') return startCode({ ...about, why: 'again' });
  const step = { id, address: about.address };
  const code = text('verification.code');
  if (code === '') return { kind: 'step', step: { ...step, why: 'missing' } };
  const answer = await checkCode(id, code, about.locale);
  if (answer.kind === 'ok') return { kind: 'proofs', proofs: answer.value };
  if (answer.kind === 'unreachable') return { kind: 'problem', problem: null };
  switch (answer.problem.code) {
    case 'rule_violation':
    case 'invalid_request':
      return { kind: 'step', step: { ...step, why: 'wrong' } };
    case 'contact_code_expired':
    case 'not_found':
      return startCode({ ...about, why: 'expired' });
    default:
      return { kind: 'problem', problem: answer.problem };
  }
}

/** Sends a code, and shows the section for it. */
export async function startCode(about: {
  address: string;
  purpose: VerificationPurpose;
  locale: Locale;
  why: CodeStep['why'];
}): Promise<Exclude<CodeAnswer, { kind: 'proofs' }>> {
  const { address, purpose, locale, why } = about;
  const sent = await sendCode(address, purpose, locale);
  if (sent.kind === 'ok') return { kind: 'step', step: { id: sent.value.id, address, why } };
  return { kind: 'problem', problem: sent.kind === 'refused' ? sent.problem : null };
}
