type Locale = 'el' | 'en';

/** A letter before it has a form. Facts without a value are left out. */
export type Draft = {
  subject: string;
  paragraphs: string[];
  facts?: (readonly [string, string])[];
  /** Said after the facts. */
  closing?: string[];
};

type Frame = { locale: Locale; hello: string; button: { label: string; href: string } | null; sign: string };

/** The same letter as plain text and as simple HTML that needs no picture, no script and no server of ours. */
export function composeLetter(draft: Draft, frame: Frame): { text: string; html: string } {
  const facts = (draft.facts ?? []).filter(([, value]) => value !== '');
  const { button } = frame;
  const text = [
    frame.hello,
    ...draft.paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(draft.closing ?? []),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    frame.sign,
  ].join('\n\n');
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escape(words)}</p>`;
  const html = [
    ...[frame.hello, ...draft.paragraphs].map(paragraph),
    ...(facts.length > 0
      ? [`<ul style="margin:0 0 16px;padding-left:20px">${facts.map(factItem).join('')}</ul>`]
      : []),
    ...(draft.closing ?? []).map(paragraph),
    ...(button ? [buttonOf(button)] : []),
    paragraph(frame.sign),
  ].join('\n');
  const body =
    'font:16px/1.5 Arial,sans-serif;color:#10243f;background:#ffffff;max-width:600px;margin:0 auto;padding:24px';
  return {
    text: `${text}\n`,
    html: `<!doctype html>
<html lang="${frame.locale}"><head><meta charset="utf-8"><title>${escape(draft.subject)}</title></head>
<body style="${body}">
${html}
</body></html>
`,
  };
}

function factItem([name, value]: readonly [string, string]): string {
  return `<li style="margin:0 0 6px"><b>${escape(name)}:</b> ${escape(value)}</li>`;
}

function buttonOf({ label, href }: { label: string; href: string }): string {
  const style =
    'display:inline-block;padding:14px 22px;border-radius:4px;background:#f07d1a;color:#081f3b;font-weight:bold;text-decoration:none';
  return `<p style="margin:24px 0"><a href="${escape(href)}" style="${style}">${escape(label)}</a></p>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
