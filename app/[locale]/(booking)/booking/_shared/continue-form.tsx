import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { QuoteRequest } from '#contracts/reservations/index.ts';

type Props = {
  request: QuoteRequest;
  expectedTotalCents: number;
  /** Where a refusal leads back to: this page with this query, everything still chosen. */
  page: 'sailings' | 'travellers';
  search: string;
  /** One key per click of the button, however often the request arrives. */
  idempotencyKey: string;
  /** The button that sends it. */
  children: ReactNode;
};

/** Takes the seats: a plain POST form, so that it needs no script. */
export function ContinueForm(props: Props) {
  const locale = useLocale();
  return (
    <form action="/api/booking/hold" method="post">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="request" value={JSON.stringify(props.request)} />
      <input type="hidden" name="expectedTotalCents" value={props.expectedTotalCents} />
      <input type="hidden" name="page" value={props.page} />
      <input type="hidden" name="search" value={props.search} />
      <input type="hidden" name="key" value={props.idempotencyKey} />
      {props.children}
    </form>
  );
}
