/** The second-level headings of a Markdown text. */
export function sectionsOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.startsWith('## ') ? [line.slice(3).trim()] : []));
}

/** The anchor of a heading; letters of every script are kept. */
export function anchorOf(title: string): string {
  return title
    .toLocaleLowerCase('el')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
