import { stringify } from 'csv-stringify/sync';
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
  'boardedAt',
  'alightedAt',
  'reference',
  'document',
] as const;

/** The people of a manifest as a table that spreadsheets open with Greek letters right, and never take for a formula. */
export function manifestCsv({ persons }: Manifest): string {
  return stringify(persons, { header: true, columns: [...COLUMNS], bom: true, escape_formulas: true });
}
