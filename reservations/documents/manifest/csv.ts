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

/**
 * The people of a manifest as CSV that spreadsheets open with correct Greek letters and never interpret as formulas.
 */
export function manifestCsv({ persons }: Manifest): string {
  return stringify(persons, { header: true, columns: [...COLUMNS], bom: true, escape_formulas: true });
}
