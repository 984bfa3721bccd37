import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { QuoteRequest } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { HoldButton } from './sailings-store.client.tsx';

type Props = {
  locale: Locale;
  request: QuoteRequest;
  expectedTotalCents: number;
  /** Where a refusal leads back to: this page with this query, everything still chosen. */
  page: 'sailings' | 'travellers';
  search: string;
  /** One key for one press of the button, however often it arrives. */
  idempotencyKey: string;
  wide?: boolean;
  label?: string;
};

/** Takes the seats: a plain POST form, so that it needs no script. */
export async function ContinueForm(props: Props) {
  const t = await getTranslations('common.booking.sailings');
  return (
    <form action="/api/booking/hold" method="post">
      <input type="hidden" name="locale" value={props.locale} />
      <input type="hidden" name="request" value={JSON.stringify(props.request)} />
      <input type="hidden" name="expectedTotalCents" value={props.expectedTotalCents} />
      <input type="hidden" name="page" value={props.page} />
      <input type="hidden" name="search" value={props.search} />
      <input type="hidden" name="key" value={props.idempotencyKey} />
      <HoldButton
        className={buttonClasses({ wide: props.wide ?? false })}
        label={props.label ?? t('continue')}
        holding={t('holding')}
      />
    </form>
  );
}
