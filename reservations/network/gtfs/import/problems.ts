import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** What is wrong with a feed, and where. `line` counts from 1, the header being 1; null is the whole file. */
export type FeedProblem = { file: string; line: number | null; text: Bilingual };

/** Collects everything that is wrong before anything is refused: nobody should have to import ten times to find ten mistakes. */
export class Problems {
  readonly list: FeedProblem[] = [];

  add(file: string, line: number | null, en: string, el: string): void {
    this.list.push({ file, line, text: { el, en } });
  }

  unknown(file: string, line: number, column: string, value: string, where: string): void {
    this.add(
      file,
      line,
      `${column}: “${value}” is not in ${where}`,
      `${column}: το «${value}» δεν υπάρχει στο ${where}`,
    );
  }

  twice(file: string, line: number, column: string, value: string): void {
    this.add(file, line, `${column}: “${value}” stands twice`, `${column}: το «${value}» υπάρχει δύο φορές`);
  }

  invalid(file: string, line: number, column: string, value: string, expected?: string): void {
    const more = expected === undefined ? '' : ` (${expected})`;
    this.add(
      file,
      line,
      `${column}: “${value}” is not valid${more}`,
      `${column}: η τιμή «${value}» δεν είναι έγκυρη${more}`,
    );
  }

  missing(file: string): void {
    this.add(file, null, 'this file is missing', 'λείπει αυτό το αρχείο');
  }
}
