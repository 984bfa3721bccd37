import { inSentence } from '#foundation/text/place-forms.ts';
import { getTranslations } from 'next-intl/server';
import { boundName, withPromo, type BoundName } from '#lib/booking/change-query.ts';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { PortNames } from '#lib/reservations/port-names.ts';
import type { BoardContext } from './board-context.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { Notice } from '#app/_ui/notice/notice.tsx';
import notice from '#app/_ui/notice/notice.module.css';
import type { Sailings } from './load-sailings.server.ts';
import { lostChoices, type LostChoice } from './lost-choice.ts';
import { RefusalNotice } from '#app/[locale]/(booking)/booking/_shared/refusal-notice.tsx';
import { boundOfSegment } from './bound-display.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { partlyFull } from './journey-facts.ts';
import type { NextBest } from './next-best.ts';
import { clock, longDayInYear } from '#foundation/dates/format-day.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';

/** The result of the hold, as the address contains it. */
export interface Refused {
  code: string | undefined;
  /** The price that the traveller saw. */
  wasCents: number | null;
  /** For `sold_out`: the segment of the request, from 0, and what was missing. */
  segment: number | null;
  resource: string | undefined;
}

type Props = { sailings: Sailings; board: BoardContext; refused: Refused };

/** Refusals that only mean that a sailing is gone; the fresh search shows which one and why. */
const EXPLAINED = ['sold_out', 'sales_closed', 'rule_violation', 'not_found'];

/** All notices above the boards: a refusal, a choice that is gone, choices that can't be combined. */
export async function SailingsNotices({ sailings, board, refused }: Props) {
  const { chosen, problem, promo, quote, result } = sailings;
  const { query, locale, links } = board;
  const t = await getTranslations('common.booking.refusal');
  const summary = await getTranslations('common.booking.summary.promo');
  const lost = lostChoices(query, result, chosen, board.changeMinutes);
  const nowCents = quote?.totalCents ?? null;
  const isPromo = refused.code === 'rule_violation' && promo.kind === 'refused';
  const isExplained = (lost.length > 0 || problem) && EXPLAINED.some((code) => code === refused.code);
  const where = refused.segment === null ? -1 : boundOfSegment(chosen, refused.segment);
  return (
    <>
      {isPromo ? (
        <Notice tone="warn" title={t('promo.title')} announce>
          <p className="num">
            {`${promo.message} `}
            {refused.wasCents !== null && nowCents !== null
              ? t('prices', {
                  was: formatPrice(refused.wasCents, locale),
                  now: formatPrice(nowCents, locale),
                })
              : ''}{' '}
            {t('promo.text')}
          </p>
        </Notice>
      ) : isExplained ? null : (
        <RefusalNotice
          code={refused.code}
          wasCents={refused.wasCents}
          nowCents={nowCents}
          what={where >= 0 ? { name: boundName(query, where), number: where + 1 } : null}
          resource={refused.resource}
        />
      )}
      {promo.kind === 'refused' && !isPromo ? (
        // On phones the summary with its field is collapsed; wide screens show both side by side.
        <div className={notice.phone}>
          <Notice tone="warn" title={t('promo.unknown')} announce>
            <p>
              {`${promo.message} `}
              <a href={sailingsPath(locale, withPromo(query, ''))} className={layout.link}>
                {summary('remove')}
              </a>
            </p>
          </Notice>
        </div>
      ) : null}
      {lost.map((each) => (
        <LostNotice
          key={each.bound}
          lost={each}
          name={boundName(query, each.bound)}
          date={query.bounds[each.bound]?.date ?? ''}
          ports={board.ports}
          today={board.today}
          hrefOf={(next) =>
            next.kind === 'day'
              ? links.day(each.bound, next.date)
              : links.choice(each.bound, next.journey.id, next.class)
          }
        />
      ))}
      {problem ? (
        <Notice tone="warn" title={problem.title} announce>
          {problem.errors?.map((error) => <p key={error.message}>{error.message}</p>) ?? (
            <p>{problem.detail}</p>
          )}
          <p>
            <a href={searchFormPath(locale, query)} className={layout.link}>
              {t('changeSearch')}
            </a>
          </p>
        </Notice>
      ) : null}
    </>
  );
}

type LostNoticeProps = {
  lost: LostChoice;
  name: BoundName;
  /** Day of that bound. */
  date: string;
  ports: PortNames;
  /** Today in the operator's time zone. */
  today: string;
  /** Address of this page with the alternative; all other choices stay. */
  hrefOf: (next: NextBest) => string;
};

/** Which chosen sailing can't be continued with, why, which section is full, and the closest alternative. */
async function LostNotice({ lost, name, date, ports, today, hrefOf }: LostNoticeProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.refusal.lost');
  const { bound, journey, next, why } = lost;
  const number = bound + 1;
  const day = longDayInYear(journey?.departsAt ?? date, today, locale);
  const sailings = await getTranslations('common.booking.sailings');
  const stretch = journey && partlyFull(journey);
  const full = stretch && {
    from: inSentence(ports(stretch.from)),
    to: inSentence(ports(stretch.to)),
    what: sailings(`resource.${stretch.resource}`),
  };
  const phone = why === 'closed' ? (await operatorPhone(locale)).text : '';
  return (
    <Notice tone={why === 'class' ? 'warn' : 'bad'} title={t(`${why}.title`)} announce>
      <p>
        {`${
          journey
            ? t(`whichTime.${name}`, { number, day, time: clock(journey.departsAt) })
            : t(`which.${name}`, { number, day })
        } `}
        {`${t(`${why}.text`, { phone })} ${full ? `${sailings.markup('fullLeg', full)} ` : ''}`}
        {`${t('kept')} ${next === null && why !== 'class' ? t('nextNone') : ''}`}
      </p>
      {next ? (
        <ButtonLink href={hrefOf(next)} tone="line" small>
          {next.kind === 'journey'
            ? t('nextJourney', {
                time: clock(next.journey.departsAt),
                price: formatPrice(next.cents, locale),
              })
            : t('nextDay', {
                day: longDayInYear(next.date, today, locale),
                price: formatPrice(next.cents, locale),
              })}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}
