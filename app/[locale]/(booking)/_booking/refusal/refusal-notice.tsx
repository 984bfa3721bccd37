import { getTranslations } from 'next-intl/server';
import type { ProblemCode } from '#reservations/contract/index.ts';
import { problemCodes } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { Notice } from '../frame/notice.tsx';
import { operatorPhone } from '../frame/operator-phone.server.ts';

type Props = {
  /** Code from the address; anything else shows nothing. */
  code: string | undefined;
  /** What the traveller saw before, and what it costs now. */
  wasCents: number | null;
  nowCents: number | null;
  locale: Locale;
};

type Spoken = Extract<
  ProblemCode,
  'sold_out' | 'price_changed' | 'sales_closed' | 'engine_down' | 'too_many_requests' | 'hold_expired'
>;
const spoken: readonly Spoken[] = [
  'sold_out',
  'price_changed',
  'sales_closed',
  'engine_down',
  'too_many_requests',
  'hold_expired',
];

/** Why the seats could not be kept and what to do now. The page below is fresh and keeps all that still holds. */
export async function RefusalNotice({ code, wasCents, nowCents, locale }: Props) {
  if (!problemCodes.some((known) => known === code)) return null;
  const t = await getTranslations('common.booking.refusal');
  const phone = await operatorPhone(locale);
  const which = spoken.find((known) => known === code) ?? 'other';
  const prices =
    which === 'price_changed' && wasCents !== null && nowCents !== null && wasCents !== nowCents
      ? t('prices', { was: formatPrice(wasCents, locale), now: formatPrice(nowCents, locale) })
      : '';
  return (
    <Notice tone={which === 'price_changed' ? 'warn' : 'bad'} title={t(`${which}.title`)} announce>
      <p>
        {prices} {t(`${which}.text`, { phone: phone.text })}
      </p>
    </Notice>
  );
}
