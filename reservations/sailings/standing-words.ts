import type { Locale } from '#foundation/text/locales.ts';
import { clock, longDay } from '#foundation/dates/day-words.ts';
import type { SegmentStanding, StandingChange } from '#contracts/reservations/disruptions/standing.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';

type Choices = SegmentStanding['choices'];
type Words = { title: Bilingual; text: Bilingual };
type Ended = Extract<SegmentStanding, { kind: 'ended' }>['why'];

const nothing: Bilingual = { el: '', en: '' };

/** A port inside a sentence: the Greek form with its article, in the accusative. */
export type PortWord = { accusative: string; en: string };

export function runsWords(changes: readonly StandingChange[], planned: string): Words {
  const [gravest] = changes.toSorted((one, other) => weight[one.kind] - weight[other.kind]);
  if (!gravest) return { title: { el: 'Κανονικά', en: 'As planned' }, text: nothing };
  return { title: titleOf(gravest), text: joined(changes.map((change) => sentenceOf(change, planned))) };
}

export const cancelledWords: Words = {
  title: { el: 'Ακυρώθηκε', en: 'Cancelled' },
  text: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing is cancelled.' },
};

/** For who boards or lands there the sailing is as good as cancelled, and the word is the same. */
export function skippedWords({ accusative, en }: PortWord): Words {
  return {
    title: cancelledWords.title,
    text: {
      el: `Το πλοίο δεν θα προσεγγίσει ${accusative}. Το ταξίδι αυτό ακυρώθηκε.`,
      en: `The ship will not call at ${en}. This trip is cancelled.`,
    },
  };
}

export const displacedWords: Words = {
  title: { el: 'Χωρίς θέση', en: 'No place on this ship' },
  text: {
    el: 'Το δρομολόγιο γίνεται με μικρότερο πλοίο και δεν έχετε πια θέση σε αυτό.',
    en: 'A smaller ship makes this sailing, and you no longer have a place on it.',
  },
};

export const openWords: Words = {
  title: { el: 'Ανοιχτή ημερομηνία', en: 'Open date' },
  text: {
    el: 'Το εισιτήριο δεν έχει ημερομηνία και δεν ισχύει για επιβίβαση.',
    en: 'The ticket has no date and is not valid for boarding.',
  },
};

export const refundedWords: Words = {
  title: { el: 'Επιστροφή χρημάτων', en: 'Refunded' },
  text: {
    el: 'Επιλέξατε επιστροφή χρημάτων. Το εισιτήριο δεν ισχύει.',
    en: 'You chose your money back. The ticket is not valid.',
  },
};

export const endedWords: Record<Ended, Words> = {
  cancelled: {
    title: { el: 'Ακυρωμένη κράτηση', en: 'Booking cancelled' },
    text: {
      el: 'Η κράτηση για αυτό το πλοίο ακυρώθηκε. Το εισιτήριο δεν ισχύει.',
      en: 'The booking of this ship was cancelled. The ticket is not valid.',
    },
  },
  expired: {
    title: { el: 'Έληξε', en: 'Expired' },
    text: { el: 'Η κράτηση έληξε και δεν ισχύει.', en: 'The booking has expired and is not valid.' },
  },
  released: {
    title: { el: 'Χωρίς κράτηση', en: 'Not booked' },
    text: { el: 'Οι θέσεις δεν κρατούνται πια.', en: 'The places are no longer kept.' },
  },
  replaced: {
    title: { el: 'Άλλαξε', en: 'Changed' },
    text: {
      el: 'Το ταξίδι γίνεται πια χωρίς αυτό το πλοίο.',
      en: 'The journey no longer uses this ship.',
    },
  },
};

/** What who booked may do now, and that nobody is to go to the quay for a ship that does not take them. */
export function advice(kind: SegmentStanding['kind'], choices: Choices): Bilingual {
  const isInvalid = kind === 'cancelled' || kind === 'call-skipped' || kind === 'displaced';
  const sentences: Bilingual[] = [];
  if (isInvalid)
    sentences.push({
      el: 'Μην έρθετε στο λιμάνι: το εισιτήριο δεν ισχύει για επιβίβαση.',
      en: 'Do not come to the port: the ticket is not valid for boarding.',
    });
  if (choices.includes('rebook') && choices.includes('refund'))
    sentences.push({
      el: 'Στη σελίδα της κράτησής σας επιλέγετε άλλο δρομολόγιο ή επιστροφή χρημάτων, χωρίς επιβάρυνση.',
      en: 'On the page of your booking you can choose another sailing or your money back, free of charge.',
    });
  else if (choices.includes('refund'))
    sentences.push({
      el: 'Στη σελίδα της κράτησής σας ζητάτε επιστροφή χρημάτων.',
      en: 'On the page of your booking you can ask for your money back.',
    });
  return joined(sentences);
}

export function joined(sentences: readonly Bilingual[]): Bilingual {
  return {
    el: sentences.flatMap(({ el }) => (el === '' ? [] : [el])).join(' '),
    en: sentences.flatMap(({ en }) => (en === '' ? [] : [en])).join(' '),
  };
}

/** Which of several changes the title names. */
const weight: Record<StandingChange['kind'], number> = {
  'connection-missed': 0,
  late: 1,
  rebooked: 2,
  quay: 3,
  ship: 4,
  'call-skipped': 5,
};

function titleOf(change: StandingChange): Bilingual {
  switch (change.kind) {
    case 'late':
      return {
        el: `Καθυστέρηση ${duration(change.minutes, 'el')}`,
        en: `${duration(change.minutes, 'en')} late`,
      };
    case 'quay':
      return { el: 'Άλλη προβλήτα', en: 'Another quay' };
    case 'ship':
      return { el: 'Άλλο πλοίο', en: 'Another ship' };
    case 'call-skipped':
      return { el: 'Παραλείπεται λιμάνι', en: 'A call is skipped' };
    case 'rebooked':
      return { el: 'Νέο δρομολόγιο', en: 'Moved to this sailing' };
    case 'connection-missed':
      return { el: 'Χάνεται η ανταπόκριση', en: 'Connection missed' };
  }
}

function sentenceOf(change: StandingChange, planned: string): Bilingual {
  switch (change.kind) {
    case 'late': {
      const time = (instant: string, locale: Locale) =>
        instant.slice(0, 10) === planned.slice(0, 10)
          ? clock(instant)
          : `${clock(instant)}, ${longDay(instant, locale)}`;
      const { expectedDepartsAt: departs, expectedArrivesAt: arrives } = change;
      return departs === planned
        ? {
            el: `Η άφιξη αναμένεται στις ${time(arrives, 'el')}.`,
            en: `It is now expected to arrive at ${time(arrives, 'en')}.`,
          }
        : {
            el: `Η αναχώρηση αναμένεται στις ${time(departs, 'el')} αντί στις ${clock(planned)}.`,
            en: `It is now expected to leave at ${time(departs, 'en')} instead of ${clock(planned)}.`,
          };
    }
    case 'quay':
      return change.end === 'boarding'
        ? {
            el: `Αναχώρηση από άλλη προβλήτα: ${change.now.el} (αντί: ${change.planned.el}).`,
            en: `It leaves from another quay: ${change.now.en} (instead of ${change.planned.en}).`,
          }
        : {
            el: `Άφιξη σε άλλη προβλήτα: ${change.now.el} (αντί: ${change.planned.el}).`,
            en: `It arrives at another quay: ${change.now.en} (instead of ${change.planned.en}).`,
          };
    case 'ship':
      return {
        el: `Ταξιδεύει άλλο πλοίο: ${change.now.el} (αντί: ${change.planned.el}).`,
        en: `Another ship sails: ${change.now.en} (instead of ${change.planned.en}).`,
      };
    case 'call-skipped':
      return {
        el: `Δεν προσεγγίζει: ${change.portName.el}.`,
        en: `It does not call at ${change.portName.en}.`,
      };
    case 'rebooked':
      return {
        el: 'Σας μεταφέραμε σε αυτό το δρομολόγιο· το προηγούμενο εισιτήριο δεν ισχύει πια.',
        en: 'You were moved to this sailing; your earlier ticket is no longer valid.',
      };
    case 'connection-missed':
      return {
        el: 'Το προηγούμενο πλοίο φτάνει αφού έχει φύγει αυτό.',
        en: 'The ship before arrives too late for this one.',
      };
  }
}

function duration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const short = locale === 'el' ? { h: 'ώ.', min: 'λ.' } : { h: 'h', min: 'min' };
  return [...(hours > 0 ? [`${hours} ${short.h}`] : []), ...(rest > 0 ? [`${rest} ${short.min}`] : [])].join(
    ' ',
  );
}

export type { Choices, Ended, Words };
