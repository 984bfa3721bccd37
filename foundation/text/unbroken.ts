/** «άρθρο 3», “Article 3”, «ν. 2251», “Regulation (EU) 1177”. */
const LAW = /((?:άρθρ\p{L}+|παρ\.|ν\.|Article|law|\((?:ΕΕ|EU)\))) (?=\d)/giu;

/**
 * A number and its unit or percent sign stay on one line: `−25 %`, `4.25 m`; so does a time with the word before it, `at 08:30`, and the number of an article or a law. So do
 * the halves of a phone number, and a range, `5–10` or `08:00 – 16:00`, with a word joiner, because lines break after a dash.
 */
export function unbroken(text: string): string {
  return text
    .replace(/(\d) (?=[\p{L}%]|\d{5})/gu, '$1\u00a0')
    .replace(/(\p{L}) (?=\d{1,2}:\d\d)/gu, '$1\u00a0')
    .replace(LAW, '$1\u00a0')
    .replace(/(\d–)(?=\d)/g, '$1\u2060')
    .replace(/(\d) – (?=\d)/g, '$1\u00a0–\u2060\u00a0');
}
