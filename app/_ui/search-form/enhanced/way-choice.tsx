import { useTranslations } from 'next-intl';
import type { BookingStore } from '#lib/booking/form/store.client.ts';
import styles from '#app/_ui/search-form/search-form.module.css';

type Props = { state: BookingStore; legs: boolean; onLegs: (legs: boolean) => void };

const ways = ['return', 'one', 'many'] as const;
const words = { return: 'withReturn', one: 'oneWay', many: 'many' } as const;

/** Return, one way, or several legs. Leaving the legs keeps the first of them. */
export function WayChoice({ state, legs, onLegs }: Props) {
  const t = useTranslations('common.booking.search');
  const { trips, send } = state;
  const [first, second] = trips;
  const chosen = legs ? 'many' : first?.hasReturn ? 'return' : 'one';
  const choose = (way: (typeof ways)[number]) => {
    if (!first) return;
    onLegs(way === 'many');
    if (way !== 'many' && second) send({ type: 'tripRemoved', trip: second.id });
    send({ type: 'returnSwitched', trip: first.id, hasReturn: way === 'return' });
    if (way === 'many') send({ type: 'tripAdded' });
  };
  return (
    <fieldset className={styles.ways}>
      <legend className="visually-hidden">{t('way')}</legend>
      {ways.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            value={way}
            data-control={`way-${way}`}
            checked={chosen === way}
            onChange={() => choose(way)}
          />
          {t(words[way])}
        </label>
      ))}
    </fieldset>
  );
}
