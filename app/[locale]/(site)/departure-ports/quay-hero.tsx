import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { MapPin } from '#app/_ui/icon/drawn.server.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { mapAddress, type GuidePort } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import styles from './quay-hero.module.css';
import { TownSketch } from './town-sketch.tsx';

type Props = { title: string; lead: string | null; port: GuidePort };

/** The one port where travellers go to the wrong quay: its quays in words and on a sketch, tied by numbers. */
export async function QuayHero({ title, lead, port }: Props) {
  const locale = await currentLocale();
  const [t, shell] = await Promise.all([getTranslations('common.ports'), getTranslations('common.shell')]);
  const home = { name: shell('home'), href: paths.home(locale) };
  return (
    <header className={styles.hero}>
      <JsonLd
        data={breadcrumbData(siteUrl(), [
          { name: home.name, path: home.href },
          { name: title, path: paths.departurePorts(locale) },
        ])}
      />
      <div className={styles.words}>
        <Breadcrumbs label={shell('breadcrumbs')} items={[home]} />
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <ol className={styles.quays} aria-label={t('quays')}>
          {port.quays.map((quay, index) => (
            <li key={quay.anchor} id={quay.anchor}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <h2>{quay.name}</h2>
                <p>{quay.note}</p>
                <a
                  className={styles.map}
                  href={mapAddress(quay)}
                  rel="noopener"
                  aria-label={t('mapOf', { quay: quay.name })}
                >
                  <MapPin aria-hidden size={18} strokeWidth={1.75} />
                  {t('map')}
                </a>
              </div>
            </li>
          ))}
        </ol>
        <p className={styles.on}>
          <TextLink href={`#port-${port.code.toLowerCase()}`} arrow>
            {t('toPort')}
          </TextLink>
        </p>
      </div>
      <TownSketch port={port} />
    </header>
  );
}
