import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { QuoteRequest } from '#contracts/reservations/index.ts';

type Props = {
  request: QuoteRequest;
  expectedTotalCents: number;
  /** The page to return to after a refusal: this page with this query and all choices. */
  page: 'sailings' | 'travellers';
  search: string;
  /** One key per press of the button, however often the request arrives. */
  idempotencyKey: string;
  /** The submit button. */
  children: ReactNode;
};

/** Holds the seats: a plain POST form, so that it needs no script. */
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
