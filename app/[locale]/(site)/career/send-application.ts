'use server';

import { getTranslations } from 'next-intl/server';
import { isClosed, readJobOpening } from '#lib/content/readers/job-opening.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { type DeskFormState, FIELD_PREFIX, LARGEST_CV_BYTES, readValues } from '#lib/desk/form-state.ts';
import { localeOfForm, submitToDesk } from '#lib/desk/submit.server.ts';

const FIELDS = ['where', 'name', 'email', 'phone', 'cv', 'text', 'homepage'];

/**
 * Handles «Στείλτε την αίτηση», for an opening or unsolicited. The opening is read again, because it may have closed
 * since the page was rendered; and the recipient of its applications is never taken from the browser.
 */
export async function sendApplication(before: DeskFormState, form: FormData): Promise<DeskFormState> {
  const file = form.get(`${FIELD_PREFIX}cv`);
  const cv = file instanceof File ? file : null;
  const locale = localeOfForm(form);
  const texts = await getTranslations({ locale, namespace: 'common.career.form' });
  if (cv && cv.size > LARGEST_CV_BYTES) {
    const errors = [{ field: 'cv', text: texts('cvLarge') }];
    return { ...failed(before, form, null), errors };
  }
  const permalink = String(form.get('opening') ?? '');
  if (permalink === '')
    return submitToDesk(before, form, { path: '/applications', fields: FIELDS, body: { opening: null }, cv });
  const job = await readJobOpening(permalink, locale).catch(() => undefined);
  if (job === undefined || (job && !job.applyTo)) {
    const t = await getTranslations({ locale, namespace: 'common.deskForm' });
    return failed(before, form, t('away'));
  }
  if (job === null || isClosed(job, athensDay(new Date()))) return failed(before, form, texts('gone'));
  const opening = { id: job.id, title: job.titles, applyTo: job.applyTo };
  const body = { opening, where: job.where };
  return submitToDesk(before, form, { path: '/applications', fields: FIELDS, body, cv });
}

function failed(before: DeskFormState, form: FormData, problem: string | null): DeskFormState {
  return { attempt: before.attempt + 1, values: readValues(form), errors: [], problem, sent: null };
}
