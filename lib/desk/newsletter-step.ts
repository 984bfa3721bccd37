/** The pages that a form or an email of the newsletter leads to. */
const steps = ['sent', 'confirm', 'unsubscribe'] as const;
export type Step = (typeof steps)[number];

/** The result of a form without script; it is in the address of the page that shows it. */
const results = ['done', 'invalid', 'often', 'expired', 'away'] as const;
export type Result = (typeof results)[number];

/** The content of a page; the names are those of the texts in `common.newsletter.page`. */
export type View =
  | 'sent'
  | 'invalid'
  | 'often'
  | 'signUpAway'
  | 'confirmAsk'
  | 'confirmed'
  | 'expired'
  | 'unsubscribeAsk'
  | 'unsubscribed'
  | 'incomplete'
  | 'tryAgain';

export function isStep(value: string): value is Step {
  return steps.some((step) => step === value);
}

export function isResult(value: unknown): value is Result {
  return results.some((result) => result === value);
}

/** A link in an email shows a question and changes nothing, because mail scanners open links too. */
export function viewOf(step: Step, result: Result | null, hasToken: boolean): View {
  if (step === 'sent') {
    if (result === 'invalid' || result === 'often') return result;
    return result === 'away' ? 'signUpAway' : 'sent';
  }
  if (result === 'done') return step === 'confirm' ? 'confirmed' : 'unsubscribed';
  if (result === 'expired') return 'expired';
  if (!hasToken) return 'incomplete';
  if (result === 'away') return 'tryAgain';
  return step === 'confirm' ? 'confirmAsk' : 'unsubscribeAsk';
}

/** The result to show for the desk's response status. */
export function resultOf(status: number): Result {
  if (status >= 200 && status < 300) return 'done';
  if (status === 429) return 'often';
  if (status === 410) return 'expired';
  return status < 500 ? 'invalid' : 'away';
}
