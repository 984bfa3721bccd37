import { stringify } from 'csv-stringify/sync';
import { defaultLocale as CREW_LOCALE } from '#foundation/text/locales.ts';
import { text } from '#reservations/messages/texts.ts';
import type { Manifest } from '#contracts/reservations/tickets/manifest.ts';

const COLUMNS = [
  'seq',
  'surname',
  'given',
  'gender',
  'nationality',
  'birthDate',
  'category',
  'from',
  'to',
  'specialCare',
  'needs',
  'boardedAt',
  'alightedAt',
  'reference',
  'document',
] as const;

/**
 * The people of a manifest as CSV that spreadsheets open with correct Greek letters and never interpret as formulas.
 */
export function manifestCsv({ persons }: Manifest): string {
  const rows = persons.map((person) => ({
    ...person,
    // The crew reads Greek.
    needs: (person.needs ?? []).map((need) => text(CREW_LOCALE, `needs.${need}`)).join('. '),
  }));
  return stringify(rows, { header: true, columns: [...COLUMNS], bom: true, escape_formulas: true });
}
