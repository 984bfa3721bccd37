import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { groupAgencies } from './groups.ts';
import { readAgencies } from '#lib/content/readers/agency.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readPortTexts } from '#lib/content/readers/port.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { AgenciesJsonLd } from './agencies-json-ld.tsx';
import { AgencyFilter } from './agency-filter.tsx';
import { AgencyGroups } from './agency-groups.tsx';
import styles from './agencies.module.css';

const PERMALINK = 'agencies';

export const generateMetadata = headOrLost(
  headOrFirstSteps(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: { el: paths.agencies('el'), en: paths.agencies('en') },
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Every agency by island. The page is the same for every address; the filter of the address is applied in the browser. */
export default pageOrLost(
  pageOrFirstSteps(async function AgenciesPage() {
    const locale = await currentLocale();
    const [page, agencies, ports, network, shell] = await Promise.all([
      readRoutedPage(PERMALINK, locale),
      readAgencies(locale),
      readPortTexts(locale),
      readNetwork(),
      readShell(locale),
    ]);
    if (!page) notFound();
    const groups = groupAgencies(agencies, {
      order: network?.ports.map(({ island }) => island) ?? [],
      names: new Map(ports.flatMap(({ island }) => (island ? [[island.id, island.name]] : []))),
    });
    return (
      <article className={styles.page}>
        <AgenciesJsonLd agencies={agencies} locale={locale} />
        <PageHead path={paths.agencies(locale)} title={page.title} lead={page.lead} />
        <div className="wrap">
          <AgencyFilter groups={groups} phone={shell.phone} />
          <AgencyGroups groups={groups} phone={shell.phone} />
          <RichText value={page.body} locale={locale} className={styles.body} />
        </div>
      </article>
    );
  }),
);
