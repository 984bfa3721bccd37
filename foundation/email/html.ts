import type { Block, EmailContent, Small } from './content.ts';
import { sheet, style } from './style.ts';

type Styled = keyof typeof style;

/**
 * The email as HTML without scripts; only its pictures are loaded from a server. The layout uses tables: Outlook on Windows renders
 * with Word, where nothing else keeps a width.
 */
export function emailHtml(email: EmailContent): string {
  const { locale, operator, title, blocks, small = [] } = email;
  const preview = email.preview ?? '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${escape(title)}</title>
<style>${sheet}
</style>
</head>
<body${as('page')}>
${preview === '' ? '' : `<div style="${style.hidden}">${escape(preview)}</div>\n`}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"${as('sheet')}>
<tr><td${as('head')}><span${as('name')}>${escape(operator)}</span></td></tr>
<tr><td${as('body')}>
<h1${as('title')}>${escape(title)}</h1>
${blocks.map(blockHtml).filter(Boolean).join('\n')}
</td></tr>
${small.length === 0 ? '' : `<tr><td${as('foot')}>\n${small.map(smallHtml).join('\n')}\n</td></tr>\n`}</table>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${style.paragraph}">${lines(block.text)}</p>`;
    case 'heading':
      return `<h2${as('heading')}>${lines(block.text)}</h2>`;
    case 'facts': {
      const rows = block.rows.filter(([, value]) => value !== '').map(factHtml);
      return rows.length === 0 ? '' : `<table${as('facts')}>\n${rows.join('\n')}\n</table>`;
    }
    case 'quote':
      return `<blockquote${as('quote')}>${lines(block.text)}</blockquote>`;
    case 'button':
      return `<p style="${style.buttonRow}"><a href="${escape(block.href)}"${as('button')}>${escape(block.label)}</a></p>`;
    case 'picture': {
      const picture = `<img src="${escape(block.src)}" alt="${escape(block.alt)}" width="536" style="${style.picture}">`;
      return block.href === undefined ? picture : `<a href="${escape(block.href)}">${picture}</a>`;
    }
  }
}

function factHtml([name, value]: readonly [string, string]): string {
  const head = `<th scope="row" align="left"${as('factName', 'font-weight:400')}>${lines(name)}</th>`;
  return `<tr>${head}<td${as('factValue')}>${lines(value)}</td></tr>`;
}

function smallHtml(small: Small): string {
  const words =
    typeof small === 'string'
      ? lines(small)
      : `<a href="${escape(small.href)}"${as('link')}>${escape(small.label)}</a>`;
  return `<p style="${style.small}">${words}</p>`;
}

/** A class for the style sheet, and the same style inline for mail programs that drop style sheets. */
function as(name: Styled, more = ''): string {
  const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ` class="l-${kebab}" style="${style[name]}${more === '' ? '' : `;${more}`}"`;
}

function lines(text: string): string {
  return escape(text).replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
