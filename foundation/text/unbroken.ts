/** A number stays on one line with its unit or percent sign (`−25 %`, `4.25 m`), a minus with its amount (`−€2.90`). */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=[\p{L}%])/gu, '$1\u00a0').replace(/−(?=\p{Sc})/gu, '−\u2060');
}
