'use server';

import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import {
  additionErrors,
  additionField,
  additionKindOf,
  additionOf,
  withCategoryByAge,
  type AdditionKind,
  type FormValues,
} from '#lib/booking/manage/change/addition.ts';
import { afterChange } from '#lib/booking/manage/change/after-change.server.ts';
import {
  changeBooking,
  quoteChange,
  type ChangeQuoteInput,
} from '#lib/booking/manage/change/change-client.server.ts';
import { problemSentence } from '#lib/booking/manage/change/problem-sentence.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import type { Problem } from '#contracts/reservations/index.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { decisionText } from '#app/[locale]/(booking)/booking/manage/_shared/decision-text.server.ts';
import type { AddState } from './form-state.ts';

type NotOk = { kind: 'refused'; problem: Problem } | { kind: 'unreachable' };

/** Shows the price of an addition; a second press with that amount adds it. Works as a plain form post. */
export async function addToBooking(before: AddState, form: FormData): Promise<AddState> {
  const typed = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
    ),
  );
  const state: AddState = {
    attempt: before.attempt + 1,
    values: typed,
    errors: [],
    problem: null,
    preview: null,
  };
  const found = await readBookingAccess({
    locale: typed['locale'] ?? '',
    reference: typed['reference'] ?? '',
  });
  const { locale, reference, credential } = found;
  if (!credential) redirect(managePath(locale, reference));
  const own: BookingAccess = { locale, reference, credential };
  if (typed['intent'] === 'edit') return state;
  const kind = additionKindOf(typed['kind']);
  const today = athensDay(new Date());
  const errors = additionErrors(kind, typed, today);
  if (errors.length > 0) return { ...state, errors };
  const values = await withCategory(kind, typed, today);
  if (!values) return refused(state, own, kind, { kind: 'unreachable' });
  const complete = { ...state, values };
  const add = additionOf(kind, values);
  if (!add) {
    const isPerson = kind === 'passenger';
    const wrong = isPerson ? 'birthImpossible' : 'category';
    return { ...complete, errors: [{ field: isPerson ? 'birthDay' : 'category', code: wrong }] };
  }
  if (typed['intent'] !== 'confirm') return previewed(complete, own, kind, { add });

  const seen = Number(typed['expectedDifferenceCents']);
  // A corrected form is a new request; a repeated request of the same press isn't.
  const key = `${typed['key']}-${before.attempt}`;
  const answer = await changeBooking(own, { add, expectedDifferenceCents: seen }, key);
  if (answer.kind === 'ok') redirect(await afterChange(own, answer.value));
  if (answer.kind === 'refused' && answer.problem.code === 'price_changed') {
    const again = await previewed(complete, own, kind, { add });
    const t = await getTranslations({ locale, namespace: 'common.booking.change.refused' });
    const now = again.preview?.expectedDifferenceCents ?? seen;
    const price = (cents: number) => formatPrice(cents, locale);
    return { ...again, problem: again.problem ?? t('price.text', { was: price(seen), now: price(now) }) };
  }
  return refused(complete, own, kind, answer);
}

/** A person's category follows from the birth date; null when the bands of age can't be read. */
async function withCategory(
  kind: AdditionKind,
  typed: FormValues,
  today: string,
): Promise<FormValues | null> {
  if (kind !== 'passenger') return typed;
  const prices = await readPriceList();
  return prices && withCategoryByAge(typed, prices.passengerCategories, today);
}

async function previewed(
  state: AddState,
  own: BookingAccess,
  kind: AdditionKind,
  wanted: ChangeQuoteInput,
): Promise<AddState> {
  const [answer, booking] = await Promise.all([
    quoteChange(own, wanted),
    getBooking(own.reference, own.credential, own.locale),
  ]);
  if (answer.kind !== 'ok') return refused(state, own, kind, answer);
  const segments = booking.kind === 'ok' ? booking.value.segments : [];
  const decision = await decisionText(answer.value, own.locale, segments);
  return { ...state, preview: { ...decision, expectedDifferenceCents: answer.value.differenceCents } };
}

/** Errors of a field are shown at the field, others above the form. The booking is unchanged. */
async function refused(
  state: AddState,
  own: BookingAccess,
  kind: AdditionKind,
  answer: NotOk,
): Promise<AddState> {
  const t = await getTranslations({ locale: own.locale, namespace: 'common.booking.change.refused' });
  if (answer.kind === 'unreachable') {
    const { text: phone } = await operatorPhone(own.locale);
    return { ...state, problem: `${t('kept')} ${t('away.text', { phone })}` };
  }
  const errors = (answer.problem.errors ?? []).flatMap(({ field, message }) => {
    const ours = additionField(kind, field);
    return ours === null ? [] : [{ field: ours, message }];
  });
  if (errors.length > 0) return { ...state, errors };
  return { ...state, problem: `${problemSentence(answer.problem)} ${t('kept')}` };
}
