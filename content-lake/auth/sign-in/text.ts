import { defaultLocale, type Locale, locales } from '#foundation/text/locales.ts';
import { text } from '#content-lake/messages/texts.ts';

export type Problem =
  | { kind: 'email-missing' }
  | { kind: 'email-incomplete' }
  | { kind: 'password-missing' }
  | { kind: 'no-match' }
  | { kind: 'too-many'; seconds: number }
  | { kind: 'form-expired' }
  | { kind: 'code-missing' }
  | { kind: 'code-wrong' }
  | { kind: 'name-missing' }
  | { kind: 'new-password-short' }
  | { kind: 'new-password-same' };

export type Field = 'email' | 'password' | 'new-password' | 'name' | 'code';

/** Where the link in the summary leads. If address and password don't match, neither field is marked as wrong. */
export function fieldOf(problem: Problem): Field | undefined {
  switch (problem.kind) {
    case 'email-missing':
    case 'email-incomplete':
    case 'no-match':
      return 'email';
    case 'password-missing':
      return 'password';
    case 'code-missing':
    case 'code-wrong':
      return 'code';
    case 'name-missing':
      return 'name';
    case 'new-password-short':
    case 'new-password-same':
      return 'new-password';
    case 'too-many':
    case 'form-expired':
      return undefined;
  }
}

/** `q` values are ignored: browsers list languages in order of preference, and we have few. */
export function chooseLanguage(requested: string | undefined, acceptLanguage: string | undefined): Locale {
  const named = locales.find((language) => language === requested);
  if (named) return named;
  for (const range of (acceptLanguage ?? '').toLowerCase().split(',')) {
    const found = locales.find((language) => range.trim().startsWith(language));
    if (found) return found;
  }
  return defaultLocale;
}

/** The heading and the text of a message page. */
export function noteIn(
  language: Locale,
  name: 'refused' | 'changed' | 'joined' | 'gone' | 'notInvited' | 'elsewhereFailed',
): { title: string; text: string } {
  return { title: text(language, `signIn.${name}.title`), text: text(language, `signIn.${name}.text`) };
}

export function problemText(problem: Problem, language: Locale): string {
  return problem.kind === 'too-many'
    ? text(language, 'problems.too-many', { minutes: Math.ceil(problem.seconds / 60) })
    : text(language, `problems.${problem.kind}`);
}
