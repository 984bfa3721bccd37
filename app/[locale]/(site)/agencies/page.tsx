import { createElement, type ReactNode } from 'react';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { SkipPast } from '#app/_ui/page/skip-past.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { islandSounds } from '#app/_ui/filter/island-sounds.ts';
import { ListFilter } from '#app/_ui/filter/list-filter.client.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readAgencies, type Agency, agencyServices } from '#lib/content/readers/agency.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readPortTexts } from '#lib/content/readers/port.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { portPlace } from '#lib/reservations/port-place.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import type { Network } from '#contracts/reservations/index.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import { soundOf } from '#foundation/text/sound-of.ts';
import { writeHours } from '#lib/opening/hours.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { AgenciesJsonLd } from './agencies-json-ld.tsx';
import { AgencyMap } from './agency-map.tsx';
import type { OpeningTexts } from '#lib/opening/say-opening.ts';
import { hoursLines, openingTexts } from './hours-text.ts';
import { groupAgencies, noteOf, townsOf, type AgencyGroup } from './groups.ts';
import styles from './agencies.module.css';

/** The id of the list that the filter narrows. */
const AGENCY_LIST = 'agency-list';

type AgencyFilterProps = { groups: readonly AgencyGroup[]; phone: string | null; network: Network | null };

type AgencyRowProps = { agency: Agency; island: string };

type Props = {
  groups: readonly AgencyGroup[];
  phone: string | null;
  /** Has more names of the islands to search for; null when the reservation service doesn't respond. */
  network: Network | null;
};

const PERMALINK = 'agencies';

export const generateMetadata = withNotFoundMetadata(
  withFirstStepsMetadata(async () => {
    const locale = await currentLocale();
    const page = await readRoutedPage(PERMALINK, locale);
    if (!page) notFound();
    return pageMetadata({
      locale,
      paths: perLocale(paths.agencies),
      title: page.title,
      description: page.lead,
    });
  }),
);

/** Every agency by island. The page is the same for every address; the browser applies the filter in the address. */
export default withNotFound(
  withFirstSteps(async function AgenciesPage() {
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
        <AgenciesJsonLd agencies={agencies} today={athensDay(new Date())} />
        <PageHead path={paths.agencies(locale)} title={page.title} lead={page.lead} />
        <div className="wrap">
          <AgencyFilter groups={groups} phone={shell.phone} network={network} />
          <SkipPast id="after-agencies">
            <div className={styles.columns}>
              <AgencyGroups groups={groups} phone={shell.phone} network={network} />
              {network ? <AgencyMap groups={groups} ports={network.ports} /> : null}
            </div>
          </SkipPast>
          <RichText value={page.body} className={styles.body} />
        </div>
      </article>
    );
  }),
);

/**
 * The whole list, each island folded under its name. The target of links is inside the `details`, because browsers then open it
 * automatically.
 */
async function AgencyGroups({ groups, phone, network }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.agencies');
  if (groups.length === 0) return <p className={styles.empty}>{t('none', { phone: phone ?? '' })}</p>;
  const most = Math.max(...groups.map(({ agencies }) => agencies.length));
  const texts = openingTexts(await getTranslations('common.agencies.hours'), most);
  return (
    <AgencyList texts={texts}>
      {groups.map((group) => (
        // A link to it may have opened it before the scripts load.
        <details
          key={group.id}
          className={styles.group}
          data-group=""
          data-place={group.name}
          data-place-sound={group.name === null ? undefined : placeSound(group.id, group.name, network)}
          suppressHydrationWarning
        >
          <summary>
            <h2>{group.name ?? t('mainland')}</h2>
            <Towns group={group} />
            <b suppressHydrationWarning>{t('found', { count: group.agencies.length })}</b>
          </summary>
          <div id={group.id} className={styles.inside}>
            <ul>
              {group.agencies.map((agency) => (
                <AgencyRow key={agency.id} agency={agency} island={group.id} />
              ))}
            </ul>
            {group.name === null ? null : (
              <TextLink
                href={`${paths.departurePorts(locale)}#${group.id}`}
                label={`${t('ports')}: ${group.name}`}
              >
                {t('ports')}
              </TextLink>
            )}
          </div>
        </details>
      ))}
    </AgencyList>
  );
}

/**
 * public/shell/agencies.js, which the script before the first paint loads when this comes near, says in it who is open: caches keep
 * the page. What it adds to is a text with `suppressHydrationWarning`, which React leaves alone.
 */
function AgencyList({ texts, children }: { texts: OpeningTexts; children: ReactNode }) {
  const attributes = { id: AGENCY_LIST, class: styles.list, 'data-texts': JSON.stringify(texts) };
  return createElement('agency-list', attributes, children);
}

/** The towns of an island, unless the only one has its name; where no script can say who is open, when they are. */
function Towns({ group }: { group: AgencyGroup }) {
  const towns = townsOf(group).join(', ');
  const parts = [...(towns === group.name ? [] : [towns]), noteOf(group)].filter(Boolean);
  return parts.length > 0 ? <span>{parts.join('\u00A0· ')}</span> : null;
}

/** All names of an island and its ports, for the filter. */
function placeSound(island: string, title: string, network: Network | null): string {
  const ports = (network?.ports ?? []).filter((port) => port.island === island).map(({ code }) => code);
  return islandSounds({ title, ports }, network);
}

/** Name, town, hours, services and phone; few elements, since there are dozens of them. The filter reads the `data-` values. */
async function AgencyRow({ agency, island }: AgencyRowProps) {
  const locale = await currentLocale();
  const [t, tHours] = await Promise.all([
    getTranslations('common.agencies'),
    getTranslations('common.agencies.hours'),
  ]);
  const { name, city, region, address, phone, email, hours, hoursNote, services, searchTerms } = agency;
  const lines = [...(hours ? hoursLines(hours, locale, tHours) : []), ...(hoursNote ? [hoursNote] : [])];
  return (
    <li
      data-sound={[...new Set(searchTerms.map(soundOf))].join(' ')}
      data-island={island}
      data-service={services.join(' ')}
      suppressHydrationWarning
    >
      <h3>{name}</h3>
      <p>
        <b>{region ? `${city}, ${region}` : city}</b>
        {address}
      </p>
      {lines.length > 0 ? (
        <p
          className={styles.hours}
          data-hours={hours ? writeHours(hours) : undefined}
          suppressHydrationWarning
        >
          {lines.join('\n')}
        </p>
      ) : null}
      {services.length > 0 ? (
        <p className={styles.services}>
          {services.map((service) => t(`services.${service}`)).join('\u00A0· ')}
        </p>
      ) : null}
      <a href={telephoneLink(phone)} aria-label={t('call', { name, phone })}>
        {phone}
      </a>
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </li>
  );
}

/** Search and filters; without JavaScript there is only the list. */
async function AgencyFilter({ groups, phone, network }: AgencyFilterProps) {
  const [t, tSearch] = await Promise.all([
    getTranslations('common.agencies'),
    getTranslations('common.siteSearch'),
  ]);
  const total = groups.reduce((sum, group) => sum + group.agencies.length, 0);
  if (total === 0) return null;
  const name = (group: AgencyGroup) => group.name ?? t('mainland');
  const placeOf = ({ id }: AgencyGroup) => {
    const port = network?.ports.find(({ island }) => island === id);
    return port && portPlace(port);
  };
  return (
    <ListFilter
      list={AGENCY_LIST}
      select={{
        name: 'island',
        label: t('island'),
        options: [
          { value: '', label: t('everywhere') },
          ...groups.map((group) => ({ value: group.id, label: name(group), at: placeOf(group) })),
        ],
        nearest: {
          label: t('near'),
          found: t('nearFound', { port: '#port', km: '#km' }),
          refused: t('nearRefused'),
          failed: t('nearFailed'),
        },
      }}
      chips={[
        // The script of the list marks them.
        { name: 'open', label: t('openNow'), options: [{ value: 'now', label: t('openNow') }] },
        {
          name: 'service',
          label: t('service'),
          options: agencyServices.map((service) => ({ value: service, label: t(`services.${service}`) })),
        },
      ]}
      labels={{
        form: t('search'),
        field: t('where'),
        hint: t('whereHint'),
        example: t('example'),
        submit: t('submit'),
        clear: t('clear'),
        noneTitle: t('noneTitle'),
        noneText: t('noneText', { phone: phone ?? '' }),
        showAll: t('showAll'),
        didYouMean: tSearch('didYouMean'),
        counts: Array.from({ length: total + 1 }, (_, count) => t('found', { count })),
      }}
    />
  );
}
