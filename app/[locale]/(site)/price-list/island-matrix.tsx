import { getTranslations } from 'next-intl/server';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { matrices } from '#lib/timetable/matrix.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Network, PriceList } from '#contracts/reservations/index.ts';
import styles from './island-matrix.module.css';
import { Triangle } from './triangle.tsx';

/** Two ports and one price say nothing that the table has not said. */
const WORTH_DRAWING = 3;

type Props = { list: PriceList; network: Network; from: string; locale: Locale };

/** The prices between all ports of a line as a triangle; the other lines of the port open on demand. */
export async function IslandMatrix(props: Props) {
  const t = await getTranslations('common.prices');
  const [main, ...others] = matrices(props).filter(({ rows }) => rows.length >= WORTH_DRAWING);
  if (!main) return null;
  return (
    <section className={styles.band} aria-labelledby="islands">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="islands">{t('islandTitle')}</h2>
          <p>{t('islandText')}</p>
        </div>
        <Triangle matrix={main} from={props.from} />
        {others.length > 0 ? (
          <div className={styles.others}>
            <h3>{t('otherLines')}</h3>
            {others.map((matrix) => (
              <details key={matrix.id}>
                <summary>
                  {matrix.name}
                  <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
                </summary>
                <Triangle matrix={matrix} from={props.from} />
              </details>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
