import { getTranslations } from 'next-intl/server';
import { shipsAt, type SeaView } from '#lib/sea/stretch.ts';
import styles from './ship-list.module.css';

type Props = { sea: SeaView; className?: string };

/** Every ship, where she is and when she arrives or leaves: what the map shows, in words, as of an instant that it names. */
export async function ShipList({ sea, className }: Props) {
  const t = await getTranslations('common.sea');
  const places = new Map(shipsAt(sea.ships, sea.asOf).map((place) => [place.id, place]));
  return (
    <div className={`${styles.ships} ${className ?? ''}`}>
      <p className={styles.now}>
        <b data-when suppressHydrationWarning>
          {sea.when}
        </b>
        {`. ${t('source')}`}
      </p>
      <ul aria-label={t('list')}>
        {sea.ships.map(({ id, name }) => {
          const place = places.get(id);
          const texts = place?.stretch.texts;
          return (
            <li
              key={id}
              id={`ship-${id}`}
              data-row={id}
              data-state={place?.isAtSea ? 'sea' : 'port'}
              style={{ '--done': `${Math.round((place?.done ?? 0) * 100)}%` }}
              suppressHydrationWarning
            >
              <b>{name}</b>
              <span className="visually-hidden" data-text="says" suppressHydrationWarning>
                {texts?.says ?? t('idle')}
              </span>
              <span aria-hidden className={styles.where} data-text="where" suppressHydrationWarning>
                {texts?.where ?? t('idle')}
              </span>
              <span aria-hidden className={styles.note} data-text="note" suppressHydrationWarning>
                {texts?.note}
              </span>
              <span aria-hidden data-track className={styles.track} />
              <b aria-hidden className={styles.time} data-text="time" suppressHydrationWarning>
                {texts?.time}
              </b>
              <span aria-hidden className={styles.next} data-text="next" suppressHydrationWarning>
                {texts?.next}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
