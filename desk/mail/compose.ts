type Locale = 'el' | 'en';

/** A letter before it has a form: what is said, what is listed, what somebody else wrote. */
export type Draft = {
  locale: Locale;
  hello: string;
  paragraphs: readonly string[];
  /** Shown as a list of names and values; empty values are left out. */
  facts?: readonly (readonly [string, string])[];
  /** Words of another person, set apart so that nobody takes them for ours. */
  quote?: string;
  sign: string;
};

/** The same letter as plain text and as simple HTML. */
export function compose(draft: Draft): { text: string; html: string } {
  const facts = (draft.facts ?? []).filter(([, value]) => value !== '');
  const quoted = draft.quote === undefined || draft.quote === '' ? [] : [draft.quote];
  const text = [
    draft.hello,
    ...draft.paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...quoted.map((words) => words.replaceAll(/^/gm, '> ')),
    draft.sign,
  ].join('\n\n');
  const html = [
    ...[draft.hello, ...draft.paragraphs].map((words) => `<p>${escape(words)}</p>`),
    ...(facts.length > 0
      ? [
          `<ul>${facts.map(([name, value]) => `<li><b>${escape(name)}:</b> ${escape(value)}</li>`).join('')}</ul>`,
        ]
      : []),
    ...quoted.map((words) => `<blockquote>${escape(words).replaceAll('\n', '<br>')}</blockquote>`),
    `<p>${escape(draft.sign)}</p>`,
  ].join('\n');
  return {
    text: `${text}\n`,
    html: `<!doctype html>\n<html lang="${draft.locale}"><meta charset="utf-8"><body>\n${html}\n</body></html>\n`,
  };
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
