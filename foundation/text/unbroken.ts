/**
 * A number and its unit or percent sign stay on one line: `−25 %`, `4.25 m`; so does a time with the word before it, `at 08:30`. So do
 * the halves of a phone number, and a range, `5–10`, with a word joiner.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=[\p{L}%]|\d{5})/gu, '$1\u00a0')
    .replace(/(\p{L}) (?=\d{1,2}:\d\d)/gu, '$1\u00a0')
    .replace(/(\d–)(?=\d)/g, '$1\u2060');
}
