import { perLocale } from '#foundation/text/locales.ts';
import { bilingual } from '#reservations/messages/texts.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { formatShortDuration } from '#foundation/dates/duration.ts';
import type { SegmentStanding, StandingChange } from '#contracts/reservations/disruptions/standing.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';

export type Choices = SegmentStanding['choices'];
export type StandingTexts = { title: Bilingual; text: Bilingual };
export type EndReason = Extract<SegmentStanding, { kind: 'ended' }>['why'];

/** A port name for use inside a sentence: the Greek form with its article, in the accusative. */
type PortInSentence = { accusative: string; en: string };

export function textsOfRunning(changes: readonly StandingChange[], planned: string): StandingTexts {
  const [gravest] = changes.toSorted((one, other) => weight[one.kind] - weight[other.kind]);
  if (!gravest) return { title: bilingual('standings.asPlanned.title'), text: perLocale(() => '') };
  return {
    title: bilingual(`standings.changes.${gravest.kind}.title`, delayOf(gravest)),
    text: joined(changes.map((change) => sentenceOf(change, planned))),
  };
}

export function standingTexts(kind: 'cancelled' | 'displaced' | 'open' | 'refunded'): StandingTexts {
  return { title: bilingual(`standings.${kind}.title`), text: bilingual(`standings.${kind}.text`) };
}

export function endTexts(why: EndReason): StandingTexts {
  return { title: bilingual(`standings.ended.${why}.title`), text: bilingual(`standings.ended.${why}.text`) };
}

/** For those who board or land there the sailing is in effect cancelled, so it has the same title. */
export function textsOfSkipped({ accusative, en }: PortInSentence): StandingTexts {
  return {
    title: bilingual('standings.cancelled.title'),
    text: bilingual('standings.skipped.text', { port: { el: accusative, en } }),
  };
}

/** Advises travellers of their choices, and not to go to the quay for a ship that doesn't take them. */
export function advice(kind: SegmentStanding['kind'], choices: Choices): Bilingual {
  const isInvalid = kind === 'cancelled' || kind === 'call-skipped' || kind === 'displaced';
  const sentences: Bilingual[] = [];
  if (isInvalid) sentences.push(bilingual('standings.advice.stayAway'));
  if (choices.includes('rebook') && choices.includes('refund'))
    sentences.push(bilingual('standings.advice.rebookOrRefund'));
  else if (choices.includes('refund')) sentences.push(bilingual('standings.advice.refund'));
  return joined(sentences);
}

export function joined(sentences: readonly Bilingual[]): Bilingual {
  return perLocale((locale) =>
    sentences
      .map((sentence) => sentence[locale])
      .filter((sentence) => sentence !== '')
      .join(' '),
  );
}

/** Priority of changes for the title. */
const weight: Record<StandingChange['kind'], number> = {
  'connection-missed': 0,
  late: 1,
  rebooked: 2,
  quay: 3,
  ship: 4,
  'call-skipped': 5,
};

/** Only the title of a delay contains it. */
function delayOf(change: StandingChange): { delay: Bilingual | string } {
  return {
    delay: change.kind === 'late' ? perLocale((locale) => formatShortDuration(change.minutes, locale)) : '',
  };
}

function sentenceOf(change: StandingChange, planned: string): Bilingual {
  switch (change.kind) {
    case 'late': {
      const time = (instant: string) =>
        perLocale((locale) =>
          instant.slice(0, 10) === planned.slice(0, 10)
            ? clock(instant)
            : `${clock(instant)}, ${longDay(instant, locale)}`,
        );
      const { expectedDepartsAt: departs, expectedArrivesAt: arrives } = change;
      return departs === planned
        ? bilingual('standings.changes.late.arrival', { time: time(arrives) })
        : bilingual('standings.changes.late.departure', { time: time(departs), planned: clock(planned) });
    }
    case 'quay':
      return change.end === 'boarding'
        ? bilingual('standings.changes.quay.boarding', { now: change.now, planned: change.planned })
        : bilingual('standings.changes.quay.leaving', { now: change.now, planned: change.planned });
    case 'ship':
      return bilingual('standings.changes.ship.text', { now: change.now, planned: change.planned });
    case 'call-skipped':
      return bilingual('standings.changes.call-skipped.text', { port: change.portName });
    case 'rebooked':
      return bilingual('standings.changes.rebooked.text');
    case 'connection-missed':
      return bilingual('standings.changes.connection-missed.text');
  }
}
