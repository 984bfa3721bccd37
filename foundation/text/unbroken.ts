/** A number and its unit or percent sign stay on one line: `−25 %`, `4.25 m`. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[\p{L}%])/gu, '$1\u00a0');
}
