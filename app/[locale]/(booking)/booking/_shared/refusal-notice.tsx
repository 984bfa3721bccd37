import { getTranslations } from 'next-intl/server';
import type { ProblemCode } from '#contracts/reservations/index.ts';
import { problemCodes } from '#contracts/reservations/index.ts';
import type { BoundName } from '#lib/booking/change-query.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

type Props = {
  /** Code from the address; an unknown one shows nothing. */
  code: string | undefined;
  /** The price that the traveller saw before, and the current one. */
  wasCents: number | null;
  nowCents: number | null;
  /** For `sold_out`: which bound, and which of the ship's resources. */
  what?: { name: BoundName; number: number } | null;
  resource?: string | undefined;
};

type Spoken = Extract<
  ProblemCode,
  | 'sold_out'
  | 'price_changed'
  | 'sales_closed'
  | 'engine_down'
  | 'copy_for_testing'
  | 'too_many_requests'
  | 'unpaid_limit'
  | 'hold_expired'
>;
const spoken: readonly Spoken[] = [
  'sold_out',
  'price_changed',
  'sales_closed',
  'engine_down',
  'copy_for_testing',
  'unpaid_limit',
  'too_many_requests',
  'hold_expired',
];

/** What a ship can run out of, as the service names it; seats of any class count as seats. */
const resources = ['PERSON', 'CEU_DM', 'MOTO', 'BIKE', 'PET', 'PMR'] as const;

/**
 * Why the seats couldn't be held, and what to do now. The page below is up to date and keeps all choices that are still
 * valid.
 */
export async function RefusalNotice(props: Props) {
  const { code, wasCents, nowCents, what = null, resource } = props;
  if (!problemCodes.some((known) => known === code)) return null;
  const t = await getTranslations('common.booking.refusal');
  const locale = await currentLocale();
  const phone = await operatorPhone(locale);
  const which = spoken.find((known) => known === code) ?? 'other';
  const prices =
    which === 'price_changed' && wasCents !== null && nowCents !== null && wasCents !== nowCents
      ? t('prices', { was: formatPrice(wasCents, locale), now: formatPrice(nowCents, locale) })
      : '';
  const missing = resources.find((known) => known === resource);
  const where =
    which === 'sold_out' && what
      ? t(`where.${what.name}`, { number: what.number, what: t(`resource.${missing ?? 'SEAT'}`) })
      : '';
  return (
    <Notice tone={which === 'price_changed' ? 'warn' : 'bad'} title={t(`${which}.title`)} announce>
      <p>{`${prices} ${where} ${t(`${which}.text`, { phone: phone.text })}`}</p>
    </Notice>
  );
}
