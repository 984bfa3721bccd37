import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatDurations,
  formatShortDuration,
  formatShortDurations,
} from '#foundation/dates/duration.ts';

describe('the duration of a crossing', () => {
  it.each([
    [1, '1 λεπτό', '1 minute'],
    [55, '55 λεπτά', '55 minutes'],
    [60, '1 ώρα', '1 hour'],
    [80, '1 ώρα και 20 λεπτά', '1 hour 20 minutes'],
    [90, '1 ώρα και 30 λεπτά', '1 hour 30 minutes'],
    [180, '3 ώρες', '3 hours'],
  ])('writes %i minutes in full', (minutes, el, en) => {
    expect(formatDuration(minutes, 'el')).toBe(el);
    expect(formatDuration(minutes, 'en')).toBe(en);
  });

  it.each([
    [30, '30\u00A0λ.', '30\u00A0min'],
    [120, '2\u00A0ώ.', '2\u00A0h'],
    [345, '5\u00A0ώ.\u00A045\u00A0λ.', '5\u00A0h\u00A045\u00A0min'],
  ])('abbreviates %i minutes, on one line', (minutes, el, en) => {
    expect(formatShortDuration(minutes, 'el')).toBe(el);
    expect(formatShortDuration(minutes, 'en')).toBe(en);
  });

  it('names the shortest and the longest of several, and one where they are the same', () => {
    expect(formatDurations(55, 240, 'el')).toBe('55 λεπτά έως 4 ώρες');
    expect(formatDurations(55, 240, 'en')).toBe('55 minutes to 4 hours');
    expect(formatDurations(55, 55, 'el')).toBe('55 λεπτά');
  });

  // A line of a poster began with a dash.
  it('breaks a short span only after its dash', () => {
    expect(formatShortDurations(55, 240, 'el')).toBe('55\u00A0λ.\u00A0– 4\u00A0ώ.');
    expect(formatShortDurations(55, 55, 'en')).toBe('55\u00A0min');
  });
});
