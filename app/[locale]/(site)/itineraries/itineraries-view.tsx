import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { notFound } from 'next/navigation';
import { Question } from '#app/_ui/question/question.tsx';
import { portChoices, questionTexts, soonDays } from '#app/_ui/question/question-texts.server.ts';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { LineSwatch } from '#app/_ui/map/line-swatch.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readAlerts } from '#lib/reservations/cached-reads.server.ts';
import { networkMap } from '#lib/timetable/network-map.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { addDays } from '#foundation/dates/day.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { readSea } from '#lib/sea/sea.server.ts';
import { siteUrl } from '#lib/address.server.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { boatTrips } from '#lib/timetable/boat-trips.ts';
import { readDayView } from '#lib/timetable/day.server.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { NOW, unknownIn, readSelection, type Choices } from '#lib/timetable/selection.ts';
import { readTimetableView } from '#lib/timetable/timetable.server.ts';
import type { DayView, LineView, SeasonView } from '#lib/timetable/view.ts';
import type { TimetableTranslator } from '#lib/timetable/texts.server.ts';
import { AllLines } from './all-lines.tsx';
import { UnknownNotice } from './unknown-notice.client.tsx';
import { DayRoot } from './day-root.client.tsx';
import type { PanelProps } from './day-panel.client.tsx';
import type { DayProps } from './day-sailings.client.tsx';
import { LinePanel, type PanelLabels } from './line-panel.tsx';
import { MapColumn } from './map-column.tsx';
import { DayTitle, LiveQuestion } from './question.client.tsx';
import { SelectionRoot } from './selection.client.tsx';
import { ChoiceLink } from './choice-link.client.tsx';
import styles from './itineraries.module.css';
import linePanelStyles from './line-panel.module.css';
import lineListStyles from './line-list.module.css';

type LineListProps = { lines: readonly LineView[]; label: string };

type Props = {
  /** The query of the address; empty on the static page, which is the same for everybody. */
  query: Readonly<Record<string, string | undefined>>;
  /**
   * What shows the day, and the day of a line: at once, or when somebody has chosen one (day-answer.client.tsx). Pages import them
   * first, so that their styles don't stand between those of the map, which other pages have, too.
   */
  day: { DaySailings: ComponentType<DayProps>; DayPanel: ComponentType<PanelProps> };
};

/**
 * Map and timetable of all lines. Its pages await it, because they decide what to show when it calls `notFound()`. The
 * browser gets the data of all lines; `query` only determines which one the document shows.
 */
export async function itinerariesView({ query, day: { DaySailings, DayPanel } }: Props) {
  const locale = await currentLocale();
  const now = new Date();
  const [page, t, shell, whole, alerts, sea] = await Promise.all([
    readRoutedPage('itineraries', locale),
    getTranslations('common.itineraries'),
    getTranslations('common.shell'),
    readTimetableView(locale),
    readAlerts(),
    readSea(locale, now),
  ]);
  if (!page || isWithoutLines(whole?.network ?? null)) notFound();
  const path = paths.itineraries(locale);
  if (!whole) {
    const phone = await operatorPhone(locale);
    return (
      <>
        <PageHead path={path} title={page.title} lead={page.lead} />
        <p className={`wrap ${styles.away}`}>
          {t('away')} <a href={phone.href}>{phone.text}</a>
        </p>
      </>
    );
  }
  const { view, timetable, network } = whole;
  const choosable = portChoices(network, locale);
  // Not the timetable's day: that may be in a cache since last night.
  const today = athensDay(now);
  const tomorrow = addDays(today, 1);
  const listed: Choices = {
    named: { today, tomorrow },
    ports: choosable
      .map(({ code }) => code)
      .toSorted((a, b) => Number(b === HOME_PORT) - Number(a === HOME_PORT)),
    lines: view.lines.map(({ id, directions }) => ({ id, to: directions.map(({ to }) => to) })),
    found: null,
    seasons: view.seasons.map(({ slug, spans }) => ({ slug, spans })),
  };
  const { date, from, destination } = readSelection((name) => query[name], listed);
  const day = await readFirstDay({ date, from, destination }, locale, Object.keys(query).length === 0);
  const choices = { ...listed, found: destination === null ? null : foundLine(day, view.lines) };
  const initial = readSelection((name) => query[name], choices);
  const { map, names } = networkMap(whole, locale);
  const labels = panelLabels(t);
  return (
    <SelectionRoot
      path={path}
      choices={choices}
      initial={initial}
      initialUnknown={unknownIn((name) => query[name], choices)}
      className={styles.root}
    >
      <JsonLd data={boatTrips({ timetable, network, alerts, locale, site: siteUrl() })} />
      <JsonLd
        data={breadcrumbData(siteUrl(), [
          { name: shell('home'), path: paths.home(locale) },
          { name: page.title, path },
        ])}
      />
      <DayRoot locale={locale} initial={day}>
        <DayTitle title={page.title} />
        <LiveQuestion>
          <Question
            path={path}
            from={choosable}
            destinations={choosable}
            anywhere
            soon={await soonDays(locale, { today, tomorrow })}
            min={today}
            max={view.horizon}
            texts={await questionTexts(locale)}
            chosen={{ from, destination, date: date ?? NOW, day: day?.short }}
            isOpen={query.from === undefined && date === null}
          >
            {/* Only a chosen line stays: the answer otherwise begins with the line of its first ship. */}
            {query.line === undefined ? null : (
              <>
                <input type="hidden" name="line" value={initial.line} />
                <input type="hidden" name="to" value={initial.to} />
              </>
            )}
          </Question>
        </LiveQuestion>
        <UnknownNotice texts={{ line: t('unknownLine'), date: t('unknownDate'), port: t('unknownPort') }} />
        <div className={`wrap ${styles.split}`}>
          <DaySailings
            className={styles.day}
            labels={{
              loading: t('loading'),
              failed: t('dayFailed'),
              retry: t('retry'),
              others: t('otherSailings'),
              price: t('dayPrices'),
              search: t('searchConnections'),
              week: t('week'),
            }}
          />
          <div className={styles.lines}>
            <LineList lines={view.lines} label={t('chooseLine')} />
          </div>
          <div className={styles.map}>
            <MapColumn
              map={map}
              names={names}
              lines={view.lines}
              sea={sea}
              labels={{
                map: t('mapLabel'),
                asiaMinor: t('asiaMinor'),
                aegean: t('aegean'),
                carpathian: t('carpathian'),
              }}
            />
          </div>
          <div className={styles.timetable}>
            <div className={styles.controls}>
              <SeasonSwitch seasons={view.seasons} label={t('season')} />
            </div>
            {view.lines.map((line) => (
              <LinePanel key={line.id} line={line} seasons={view.seasons} labels={labels} />
            ))}
            <DayPanel
              lines={view.lines.map(({ id, directions }) => ({
                id,
                directions: directions.map(({ lineId, to, fareFrom, title }) => ({
                  lineId,
                  to,
                  title,
                  fareFrom,
                })),
              }))}
              labels={{
                ...labels.table,
                loading: t('loading'),
                failed: t('dayFailed'),
                retry: t('retry'),
                back: t('wholeSeason'),
                bookDay: t('bookDay'),
              }}
            />
            {page.body ? <RichText value={page.body} className={styles.fine} /> : null}
            <p className={styles.fine}>{t('fineprint')}</p>
            <p className={styles.printed}>
              {t('printedFrom', { address: `${new URL(siteUrl()).host}${path}` })}
            </p>
          </div>
        </div>
      </DayRoot>
      <AllLines
        lines={view.lines}
        seasons={view.seasons}
        labels={{
          title: t('allLines'),
          print: t('printAll'),
          data: t('data'),
          noSailing: t('noSailing'),
          season: (season, dates) => t('seasonDates', { season, dates }),
        }}
      />
    </SelectionRoot>
  );
}

/** Of the first ship that goes where somebody asked. */
function foundLine(day: DayView | null, lines: readonly LineView[]): Choices['found'] {
  const first = day?.here?.rows[0]?.id;
  const lineId = day?.sailings.find(({ id }) => id === first)?.lineId;
  const [found] = lines.flatMap(({ id, directions }) =>
    directions.filter((direction) => direction.lineId === lineId).map(({ to }) => ({ line: id, to })),
  );
  return found ?? null;
}

/** The chosen day; without one the next ships, without the rest of the day, for a page that is small and kept. */
async function readFirstDay(
  { date, ...ports }: { date: string | null; from: string; destination: string | null },
  locale: Locale,
  isKept: boolean,
): Promise<DayView | null> {
  if (date) return await readDayView({ date, ...ports }, locale);
  const next = await readDayView({ date: NOW, ...ports }, locale, !isKept);
  return next && { ...next, sailings: [], absent: {} };
}

/** Chooses the season for every line at once. */
function SeasonSwitch({ seasons, label }: { seasons: readonly SeasonView[]; label: string }) {
  return (
    <nav aria-label={label} className={linePanelStyles.directions}>
      {seasons.map((season) => (
        <ChoiceLink key={season.slug} choice={{ season: season.slug }} className={linePanelStyles.segment}>
          {season.name}
        </ChoiceLink>
      ))}
    </nav>
  );
}

/** Texts of the timetable tables; those of `table` can also be passed to the browser. */
function panelLabels(t: TimetableTranslator): PanelLabels {
  const table = {
    port: t('port'),
    arrival: t('arrival'),
    departure: t('departure'),
    starts: t('starts'),
    ends: t('ends'),
  };
  return {
    table,
    direction: t('direction'),
    noSailing: t('noSailing'),
    book: t('book'),
    calendar: t('calendar'),
    print: t('print'),
    calendarLabel: (line, direction) => t('calendarLabel', { line, direction }),
    caption: (line, direction) => t('tableCaption', { line, direction }),
  };
}

/** The legend of the map, and its text alternative: every line as a link. */
function LineList({ lines, label }: LineListProps) {
  return (
    <nav aria-label={label} className={lineListStyles.list}>
      <h2 className={lineListStyles.title}>{label}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <ChoiceLink choice={{ line: line.id }} className={lineListStyles.line}>
              <LineSwatch look={line.look} className={lineListStyles.swatch} />
              <span>
                {line.name}
                <small>{line.ends}</small>
              </span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
