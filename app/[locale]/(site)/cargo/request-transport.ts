'use server';

import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type DeskFormState, readValues } from '#lib/desk/form-state.ts';
import { submitToDesk } from '#lib/desk/submit.server.ts';

const FIELDS = [
  'from',
  'to',
  'day',
  'kind',
  'pieces',
  'weightKg',
  'lengthCm',
  'widthCm',
  'heightCm',
  'text',
  'name',
  'email',
  'phone',
  'company',
  'harmless',
  'homepage',
];

/**
 * Handles «Ζητήστε προσφορά». The desk doesn't know the network, so port names are sent with the codes; an unknown code
 * counts as empty.
 */
export async function requestTransport(before: DeskFormState, form: FormData): Promise<DeskFormState> {
  const { from, to } = readValues(form);
  const network = await readNetwork();
  const portOf = (code: string | undefined) => {
    const port = network?.ports.find((known) => known.code === code);
    return port ? { code: port.code, name: port.name } : undefined;
  };
  return submitToDesk(before, form, {
    path: '/cargo',
    fields: FIELDS,
    body: { from: portOf(from), to: portOf(to) },
  });
}
