import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { HOME_PORT } from '#lib/timetable/home-port.ts';
import { NOW } from '#lib/timetable/selection.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import type { Entry } from '#lib/search/entry.ts';
import type { Piece } from '#lib/search/excerpt.ts';
import type { SearchResults } from '#lib/search/site-index.ts';
import styles from './search.module.css';

/** Results under the heading of their kind, each with a piece of its text. */
export async function ResultGroups({ groups }: Pick<SearchResults, 'groups'>) {
  const locale = await currentLocale();
  const t = await getTranslations('common.siteSearch');
  return groups.map(({ kind, results }) => (
    <section key={kind} className={styles.group} aria-labelledby={`results-${kind}`}>
      <h3 id={`results-${kind}`}>{t(`kind.${kind}`)}</h3>
      <ul>
        {results.map(({ entry, excerpt }) => (
          <li key={entry.id}>
            <ResultLink
              entry={entry}
              title={withoutLooseWords(
                isBarePort(entry) ? t('portTitle', { port: entry.title }) : entry.title,
                locale,
              )}
            />
            {excerpt.length > 0 ? (
              <p>
                <Excerpt pieces={excerpt} />
              </p>
            ) : null}
            {entry.port ? <IslandLinks port={entry.port} island={entry.title} /> : null}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The timetable with the question answered: to this island, or from it if most ships leave there; and its fares. */
async function IslandLinks({ port, island }: { port: string; island: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.siteSearch');
  const destination = port === HOME_PORT ? '' : `&destination=${port}`;
  return (
    <p className={styles.links}>
      <TextLink
        href={`${paths.itineraries(locale)}?from=${HOME_PORT}${destination}&date=${NOW}`}
        label={t('nextShipsOf', { island })}
        arrow
      >
        {t('nextShips')}
      </TextLink>
      <TextLink
        href={paths.priceList(locale, port === HOME_PORT ? undefined : { from: port })}
        label={t('faresOf', { island })}
      >
        {t('fares')}
      </TextLink>
    </p>
  );
}

/** Named like its island, which is another result, while «Ικαρία (Άγιος Κήρυκος)» is a port without being told. */
function isBarePort({ kind, title }: Entry): boolean {
  return kind === 'port' && !title.endsWith(')');
}

/** A question is a plain link: browsers open its answer when they load the page, Next's router doesn't. */
function ResultLink({ entry: { kind, href }, title }: { entry: Entry; title: string }) {
  if (kind === 'question') return <a href={href}>{title}</a>;
  return (
    <SiteLink href={href} prefetch={false}>
      {title}
    </SiteLink>
  );
}

function Excerpt({ pieces }: { pieces: readonly Piece[] }) {
  let letters = 0;
  return pieces.map(({ text, isMatch }) => {
    letters += text.length;
    return isMatch ? <mark key={letters}>{text}</mark> : text;
  });
}
