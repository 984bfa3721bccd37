'use server';

import type { DeskFormState } from '#lib/desk/form-state.ts';
import { submitToDesk } from '#lib/desk/submit.server.ts';

const FIELDS = ['name', 'phone', 'time', 'language', 'from', 'to', 'day', 'text', 'email', 'homepage'];

/** Asks the office to call, to book by phone; the desk validates everything. */
export async function requestCall(before: DeskFormState, form: FormData): Promise<DeskFormState> {
  return submitToDesk(before, form, { path: '/calls', fields: FIELDS, body: {} });
}
