import { perLocale } from '#foundation/text/locales.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';

/** A problem in a feed and its place. Line 1 is the header; null means the whole file. */
export type FeedProblem = { file: string; line: number | null; text: Bilingual };

/** Collects all problems of a feed before it is refused: ten mistakes shouldn't take ten imports to find. */
export class Problems {
  readonly list: FeedProblem[] = [];

  add(file: string, line: number | null, text: Bilingual): void {
    this.list.push({ file, line, text });
  }

  unknown(file: string, line: number, column: string, value: string, where: string): void {
    this.add(file, line, bilingual('feed.unknownValue', { column, value, file: where }));
  }

  duplicate(file: string, line: number, column: string, value: string): void {
    this.add(file, line, bilingual('feed.duplicateValue', { column, value }));
  }

  invalid(file: string, line: number, column: string, value: string, expected?: string): void {
    const message = bilingual('feed.invalidValue', { column, value });
    const more = expected === undefined ? '' : ` (${expected})`;
    this.add(
      file,
      line,
      perLocale((locale) => message[locale] + more),
    );
  }

  missing(file: string): void {
    this.add(file, null, bilingual('feed.fileMissing'));
  }
}
