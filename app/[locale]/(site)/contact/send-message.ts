'use server';

import type { DeskFormState } from '#lib/desk/form-state.ts';
import { submitToDesk } from '#lib/desk/submit.server.ts';

const FIELDS = ['topic', 'booking', 'text', 'name', 'email', 'phone', 'homepage'];

/** Handles «Αποστολή» of the contact form; the desk validates everything. */
export async function sendMessage(before: DeskFormState, form: FormData): Promise<DeskFormState> {
  return submitToDesk(before, form, { path: '/messages', fields: FIELDS, body: {} });
}
