import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  formatDurations,
  formatShortDuration,
  formatShortDurations,
} from '#foundation/dates/duration.ts';

describe('the duration of a crossing', () => {
  it.each([
    [1, '1\u00A0λεπτό', '1\u00A0minute'],
    [55, '55\u00A0λεπτά', '55\u00A0minutes'],
    [60, '1\u00A0ώρα', '1\u00A0hour'],
    [80, '1\u00A0ώρα και 20\u00A0λεπτά', '1\u00A0hour 20\u00A0minutes'],
    [90, '1\u00A0ώρα και 30\u00A0λεπτά', '1\u00A0hour 30\u00A0minutes'],
    [180, '3\u00A0ώρες', '3\u00A0hours'],
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
    expect(formatDurations(55, 240, 'el')).toBe('55\u00A0λεπτά έως 4\u00A0ώρες');
    expect(formatDurations(55, 240, 'en')).toBe('55\u00A0minutes to 4\u00A0hours');
    expect(formatDurations(55, 55, 'el')).toBe('55\u00A0λεπτά');
  });

  // A line of a poster began with a dash.
  it('breaks a short span only after its dash', () => {
    expect(formatShortDurations(55, 240, 'el')).toBe('55\u00A0λ.\u00A0– 4\u00A0ώ.');
    expect(formatShortDurations(55, 55, 'en')).toBe('55\u00A0min');
  });
});
