import { defaultLocale, otherLocale } from '#foundation/text/locales.ts';
import { createHash } from 'node:crypto';
import type { NetworkContent } from '#contracts/reservations/network-data.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type FeedFile, zipFeed } from '#reservations/network/gtfs/csv/feed-file.ts';
import { gtfsDay } from '#reservations/network/gtfs/csv/values.ts';
import { fareFiles } from './fare-files.ts';
import { operatorFiles } from './operator-files.ts';
import { placeFiles } from './place-files.ts';
import { type FeedPlan, planFeed } from './plan.ts';
import { servicesOf } from './services.ts';
import { BOOKING_RULE, tripFiles } from './trip-files.ts';

export type FeedOptions = {
  /** The operator's day, on which the feed begins. */
  today: string;
  /** Ids of sailings in the network that are cancelled. */
  cancelled: ReadonlySet<string>;
  /** Skipped calls, by sailing id. */
  skipped?: ReadonlyMap<string, readonly number[]>;
  /** Origin of the site, for the links in the feed. */
  siteUrl: string;
  /** Adds the files for loading the network again. They are confidential: they contain promo codes, for example. */
  withOperatorFiles: boolean;
};

const LANGUAGE = defaultLocale;
const AGENCY = '1';

/**
 * The whole timetable as GTFS with fares; for the operator also, in `.csv` files, what is needed to load the same
 * network again. The same network on the same day gives the same bytes.
 */
export function writeFeed(network: NetworkContent, options: FeedOptions): Uint8Array<ArrayBuffer> {
  return zipFeed(feedFiles(network, options));
}

/** The files of the feed before they are zipped. */
function feedFiles(network: NetworkContent, options: FeedOptions): FeedFile[] {
  const plan = planFeed(network, options.today, options);
  const services = servicesOf(plan);
  const files = [
    ...placeFiles(plan),
    ...tripFiles(plan, services),
    ...services.files,
    ...fareFiles(plan),
    bookingRules(plan, options.siteUrl),
    ...operatorFiles(plan),
  ].filter(({ name }) => options.withOperatorFiles || name.endsWith('.txt'));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  return [...publisher(plan, options.siteUrl, version), translations(plan), ...files];
}

function publisher({ network, from, trips }: FeedPlan, siteUrl: string, version: string): FeedFile[] {
  const { operator, phone } = network.policy.ticket;
  const last = trips.reduce((latest, { days }) => {
    const end = days.at(-1) ?? '';
    return end > latest ? end : latest;
  }, from);
  return [
    {
      name: 'agency.txt',
      columns: ['agency_id', 'agency_name', 'agency_url', 'agency_timezone', 'agency_lang', 'agency_phone'],
      rows: [
        {
          agency_id: AGENCY,
          agency_name: operator.el,
          agency_url: siteUrl,
          agency_timezone: 'Europe/Athens',
          agency_lang: LANGUAGE,
          agency_phone: phone,
        },
      ],
    },
    {
      name: 'feed_info.txt',
      columns: [
        'feed_publisher_name',
        'feed_publisher_url',
        'feed_lang',
        'default_lang',
        'feed_start_date',
        'feed_end_date',
        'feed_version',
        'feed_contact_url',
      ],
      rows: [
        {
          feed_publisher_name: operator.el,
          feed_publisher_url: siteUrl,
          feed_lang: LANGUAGE,
          default_lang: LANGUAGE,
          feed_start_date: gtfsDay(from),
          feed_end_date: gtfsDay(last),
          feed_version: version,
          feed_contact_url: `${siteUrl}/contact`,
        },
      ],
    },
  ];
}

/** Tickets are bought in advance, until sales close. */
function bookingRules({ network }: FeedPlan, siteUrl: string): FeedFile {
  return {
    name: 'booking_rules.txt',
    columns: ['booking_rule_id', 'booking_type', 'prior_notice_duration_min', 'info_url', 'booking_url'],
    rows: [
      {
        booking_rule_id: BOOKING_RULE,
        booking_type: '1',
        prior_notice_duration_min: String(network.policy.salesCloseMinutes),
        info_url: `${siteUrl}/travel-terms`,
        booking_url: `${siteUrl}/booking`,
      },
    ],
  };
}

/** All names are Greek in the files and English here. */
function translations({ network, trips, routes, portOf }: FeedPlan): FeedFile {
  const used = new Set(trips.flatMap(({ line }) => line.calls.map((call) => call.quay)));
  const served = new Set([...used].map(portOf));
  const ports = network.ports.filter(({ code }) => served.has(code));
  const quays = network.quays.filter(({ id }) => used.has(id));
  const ends = new Set(trips.map(({ line }) => portOf(line.calls.at(-1)?.quay ?? '')));
  const by =
    (table: string, field: string, key: 'record_id' | 'field_value') => (id: string, name: Bilingual) =>
      name.en === ''
        ? []
        : [
            {
              table_name: table,
              field_name: field,
              language: otherLocale(LANGUAGE),
              translation: name.en,
              [key]: id,
            },
          ];
  const { operator } = network.policy.ticket;
  return {
    name: 'translations.txt',
    columns: ['table_name', 'field_name', 'language', 'translation', 'record_id', 'field_value'],
    rows: [
      ...by('agency', 'agency_name', 'record_id')(AGENCY, operator),
      ...by('feed_info', 'feed_publisher_name', 'field_value')(operator.el, operator),
      ...ports.flatMap(({ code, name }) => by('stops', 'stop_name', 'record_id')(code, name)),
      ...quays.flatMap(({ id, name, note }) => [
        ...by('stops', 'stop_name', 'record_id')(id, name),
        ...(note.el === name.el ? [] : by('stops', 'stop_desc', 'record_id')(id, note)),
      ]),
      ...routes.flatMap(({ id, pair }) => by('routes', 'route_long_name', 'record_id')(id, pair.name)),
      ...ports
        .filter(({ code }) => ends.has(code))
        .flatMap(({ name }) => by('trips', 'trip_headsign', 'field_value')(name.el, name)),
    ],
  };
}
