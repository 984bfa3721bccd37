import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ChevronDown } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { paths } from '#lib/routes/paths.ts';
import type { Port } from '#contracts/reservations/index.ts';
import { placeForms } from '#foundation/text/place-forms.ts';
import styles from './port-choice.module.css';

type Props = {
  ports: readonly Port[];
  current: string;
  /** The port whose page is the address without a port. */
  first: string | undefined;
};

/**
 * The heading, in which the port can be changed. The list is a native popover: it opens, closes on Escape and restores
 * the focus without a script of ours. A browser without popovers shows the list under the heading.
 */
export async function PortChoice({ ports, current, first }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.prices');
  const port = ports.find(({ code }) => code === current);
  return (
    <>
      <h1 className={styles.title}>
        {`${t('from')} `}
        <button type="button" className={styles.pick} popoverTarget="ports" aria-describedby="ports-about">
          <span>{port ? placeForms(port, locale).accusative : current}</span>
          <ChevronDown aria-hidden strokeWidth={2.2} />
        </button>
      </h1>
      <span id="ports-about" hidden>
        {t('changePort')}
      </span>
      <nav id="ports" popover="auto" className={styles.panel} aria-label={t('choosePort')}>
        <div className={styles.question} aria-hidden>
          {t('choosePort')}
        </div>
        <ul>
          {ports.map(({ code, name }) => (
            <li key={code}>
              <SiteLink
                href={paths.priceList(locale, code === first ? undefined : { from: code })}
                aria-current={code === current ? 'page' : undefined}
                prefetch={false}
              >
                {name[locale]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
