import type { Metadata } from 'next';
import { FlowFrame } from '#app/[locale]/(booking)/booking/_shared/flow-frame.tsx';
import { WaitingPage } from './waiting-page.tsx';
import styles from './waiting.module.css';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  // The form prints the title itself, because it must say when something has to be corrected, also without a script.
  return { title: { absolute: '' }, robots: { index: false }, referrer: 'same-origin' };
}

/** Waiting for a ship that is full: joining the list, and the place on it. */
export default async function WaitingListPage({ searchParams }: Props) {
  const raw = await searchParams;
  const query = new URLSearchParams(
    Object.entries(raw).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each])),
  );
  return (
    <FlowFrame hrefOf={(language) => `${paths.bookingWaiting(language)}?${query}`}>
      <div className={`wrap ${styles.body}`}>
        <WaitingPage raw={raw} />
      </div>
    </FlowFrame>
  );
}
