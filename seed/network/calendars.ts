import type { NetworkData } from '#contracts/reservations/index.ts';

type Calendar = NetworkData['calendars'][number];
type Exception = NetworkData['exceptions'][number];

const seasons = {
  year: [{ from: '01-01', to: '12-31' }],
  summer: [{ from: '06-01', to: '09-30' }],
  shoulder: [
    { from: '04-01', to: '05-31' },
    { from: '10-01', to: '10-31' },
  ],
  winter: [{ from: '11-01', to: '03-31' }],
};
const weekdayNumbers: Record<string, number> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

/** Both directions of a line on the same days, with the same ship. */
function runs(lines: string, vessel: string, season: keyof typeof seasons, days: string): Calendar[] {
  const weekdays = days.split(' ').flatMap((day) => weekdayNumbers[day] ?? []);
  return lines.split(' ').flatMap((line) =>
    seasons[season].map((span) => ({
      line,
      vessel,
      season: span,
      weekdays,
      validFrom: '2026-01-01',
      validTo: null,
    })),
  );
}

/** Which ship sails when (demo). Each ship ends its day where its next day begins; a test checks this for 400 days. */
export const calendars: Calendar[] = [
  ...runs('N1 N2', 'AEOLIS', 'summer', 'Mon Tue Wed Thu Fri Sat Sun'),
  ...runs('N1 N2', 'AEOLIS', 'shoulder', 'Tue Wed Thu Fri Sat Sun'),
  ...runs('S3 S4', 'AEOLIS', 'shoulder', 'Mon'),
  ...runs('N1 N2', 'AEOLIS', 'winter', 'Fri Sun'),
  ...runs('S3 S4', 'AEOLIS', 'winter', 'Mon'),
  ...runs('E1 E2', 'AEOLIS', 'winter', 'Wed'),
  ...runs('W1 W2', 'AEOLIS', 'winter', 'Sat'),

  ...runs('E1 E2', 'NIREAS', 'year', 'Mon Fri'),
  ...runs('W1 W2', 'NIREAS', 'year', 'Tue Thu'),
  ...runs('S3 S4', 'NIREAS', 'year', 'Wed Sun'),
  ...runs('H1 H2', 'NIREAS', 'year', 'Sat'),

  ...runs('A1 A2', 'KYMOTHOE', 'year', 'Mon Fri'),
  ...runs('S1 S2', 'KYMOTHOE', 'year', 'Tue Thu Sat'),
  ...runs('K1 K2', 'KYMOTHOE', 'year', 'Wed Sun'),

  ...runs('P1 P2', 'THALIA', 'year', 'Mon Thu'),
  ...runs('F1 F2', 'THALIA', 'year', 'Tue Sun'),
  ...runs('D1 D2', 'THALIA', 'year', 'Wed Fri Sat'),
  ...runs('N3 N4', 'THALIA', 'summer', 'Wed Sat'),
  ...runs('N3 N4', 'THALIA', 'shoulder', 'Wed Sat'),
  ...runs('N3 N4', 'THALIA', 'winter', 'Fri'),
];

const everyLine = [...new Set(calendars.map((calendar) => calendar.line))];
const inHarbour = ['2026-12-25', '2027-01-01', '2027-12-25', '2028-01-01', '2028-12-25', '2029-01-01'];

export const exceptions: Exception[] = [
  ...everyLine.flatMap((line) => inHarbour.map((date): Exception => ({ kind: 'remove', line, date }))),
  // Both holidays are Fridays, the only winter day of the Samos line: it sails the day after.
  ...['N3', 'N4'].flatMap((line) =>
    ['2026-12-26', '2027-01-02'].map((date): Exception => ({ kind: 'add', line, date, vessel: 'THALIA' })),
  ),
  // Demo: a cancelled round trip, so that lists and departure boards have one to show.
  ...['E1', 'E2'].map((line): Exception => ({
    kind: 'cancel',
    line,
    date: '2026-12-09',
    notice: {
      el: 'Το δρομολόγιο δεν θα εκτελεστεί λόγω τακτικής επιθεώρησης του πλοίου.',
      en: 'This sailing will not run because of a scheduled inspection of the ship.',
    },
  })),
];
