import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signalsOf } from '#lib/consent/consent-mode.ts';
import { CONSENT_KEY, everything, onlyEssential, parseConsents } from '#lib/consent/consents.ts';
import { FIRST_PAINT } from '#lib/security/first-paint.gen.ts';
import { TRAVELLERS_KEY } from '#lib/travellers/travellers-key.ts';
import { TRIPS_KEY } from '#lib/trips/travel-day.ts';
import { keptShip, keptTrip } from '#tests/fixtures/kept-trips.ts';

type Change = (event: { target: object }) => void;
type Click = (event: { target: unknown; preventDefault: () => void }) => void;

/** Runs the script in a page with a minimal browser, and reports what it did. */
type PageState = {
  stored?: string | null;
  search?: string;
  lacking?: boolean;
  /** Session storage; `refused` where a web view has none. */
  tab?: Map<string, string> | 'refused';
  agent?: string;
  trips?: string;
  travellers?: string;
  cookie?: string;
};

const ANDROID_VIEW =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0 Mobile Safari/537.36';
const IOS_VIEW =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const IOS_SAFARI = `${IOS_VIEW.replace('Mobile', 'Version/18.6 Mobile')} Safari/604.1`;
const ANDROID_CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function firstPaint({
  stored = null,
  search = '',
  lacking = false,
  tab = new Map(),
  agent = '',
  trips,
  travellers,
  cookie = '',
}: PageState = {}) {
  const marks = new Map<string, string>();
  const storage = new Map(stored === null ? [] : [[CONSENT_KEY, stored]]);
  if (trips !== undefined) storage.set(TRIPS_KEY, trips);
  if (travellers !== undefined) storage.set(TRAVELLERS_KEY, travellers);
  const scripts: { src?: string }[] = [];
  const written: string[] = [];
  const events: unknown[] = [];
  const clicks: Click[] = [];
  const changes: Change[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const styleSheets: object[] = [];
  let scaleSheets = () => {};
  const root = {
    setAttribute: (name: string, value: string) => marks.set(name, value),
    removeAttribute: (name: string) => marks.delete(name),
    hasAttribute: (name: string) => marks.has(name),
    closest: () => null,
    style: { setProperty: (name: string, value: unknown) => marks.set(name, String(value)) },
  };
  class Pressed {
    readonly answer: string | null;
    constructor(answer: string | null) {
      this.answer = answer;
    }
    closest(selector: string) {
      return selector === '[data-consent-answer]' && this.answer ? { getAttribute: () => this.answer } : null;
    }
  }
  const window: Record<string, unknown> = {
    Intl: lacking ? {} : Intl,
    matchMedia: (query: string) => ({ matches: true, query }),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
  };
  runInNewContext(FIRST_PAINT, {
    window,
    Intl: window.Intl,
    location: { search },
    URLSearchParams,
    navigator: { userAgent: agent },
    Element: Pressed,
    CustomEvent: class {
      readonly type: string;
      constructor(type: string) {
        this.type = type;
      }
    },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    },
    sessionStorage:
      tab === 'refused'
        ? null
        : {
            getItem: (key: string) => tab.get(key) ?? null,
            setItem: (key: string, value: string) => tab.set(key, value),
          },
    MutationObserver: class {
      observe() {
        scaleSheets = this.told;
      }
      readonly told: () => void;
      constructor(told: () => void) {
        this.told = told;
      }
    },
    document: {
      cookie,
      styleSheets,
      documentElement: root,
      write: (text: string) => written.push(text),
      getElementById: () => null,
      createElement: () => ({}),
      querySelector: (selector: string) => scripts.find(({ src }) => selector === `[src="${src}"]`) ?? null,
      head: { append: (script: object) => scripts.push(script) },
      addEventListener: (name: string, listener: Click & Change) => {
        if (name === 'click') clicks.push(listener);
        if (name === 'change') changes.push(listener);
      },
      dispatchEvent: (event: unknown) => events.push(event),
    },
  });
  const answer = (what: string) =>
    clicks.forEach((listener) => listener({ target: new Pressed(what), preventDefault: () => {} }));
  /** A media query of a style sheet that the page has, as it is after the script. */
  const mediaIn = (mediaText: string) => {
    const rule = { media: { mediaText } };
    styleSheets.push({ cssRules: [{ cssRules: [rule] }] });
    scaleSheets();
    scaleSheets();
    return rule.media.mediaText;
  };
  /** Chooses a port in the question. */
  const choosePort = (value: string) => {
    const form = { hasAttribute: () => true, setAttribute: () => {} };
    for (const listener of changes) listener({ target: { name: 'from', form, value } });
  };
  return { marks, storage, scripts, written, window, listeners, answer, events, mediaIn, choosePort };
}

describe('F1 the banner before the first paint', () => {
  it('shows exactly when there is no valid stored choice', () => {
    const texts = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.json(),
      fc
        .record({ perfomance: fc.jsonValue(), preference: fc.boolean(), targeting: fc.boolean() })
        .map((choice) => JSON.stringify(choice)),
      fc
        .record({ perfomance: fc.boolean(), preference: fc.boolean(), targeting: fc.boolean() })
        .map((choice) => JSON.stringify(choice)),
    );
    fc.assert(
      fc.property(texts, (stored) => {
        expect(firstPaint({ stored }).marks.has('data-consent')).toBe(parseConsents(stored) === null);
      }),
    );
  });

  it.each([
    ['essential', onlyEssential],
    ['everything', everything],
  ])('stores the choice "%s" in the site’s format', (answer, consents) => {
    const page = firstPaint();
    page.answer(answer);
    expect(parseConsents(page.storage.get(CONSENT_KEY) ?? null)).toEqual(consents);
    expect(page.marks.has('data-consent')).toBe(false);
    expect(page.events).toHaveLength(1);
  });
});

describe('A12 before the first paint', () => {
  it('denies everything that isn’t allowed, before any tag can read it', () => {
    const [first] = Object.values(firstPaint().window.dataLayer ?? {});
    expect(Object.values(first)).toEqual(['consent', 'default', signalsOf(onlyEssential)]);
  });

  it('loads the polyfill only where a feature is missing', () => {
    expect(firstPaint().written).toEqual([]);
    expect(firstPaint({ lacking: true }).written).toEqual(['<script src="/shell/polyfill.js"></script>']);
  });
});

describe('A4 before the first paint', () => {
  it('hides the header when the address says so', () => {
    expect(firstPaint({ search: '?hideHeader=true' }).marks.has('data-hide-header')).toBe(true);
    expect(firstPaint({ search: '?hideHeader=1' }).marks.has('data-hide-header')).toBe(false);
  });

  it.each([ANDROID_VIEW, IOS_VIEW])(
    'stays hidden in an app’s web view until an address shows it: %s',
    (agent) => {
      const tab = new Map<string, string>();
      const hides = (search: string) => firstPaint({ search, tab, agent }).marks.has('data-hide-header');
      expect(['', '?hideHeader=true', '', '?from=RHO', '?hideHeader=1'].map(hides)).toEqual([
        false,
        true,
        true,
        true,
        true,
      ]);
      expect(['?hideHeader=false', ''].map(hides)).toEqual([false, false]);
    },
  );

  // A visitor who opened such a link in a browser lost the menu on every page of that tab.
  it.each([IOS_SAFARI, ANDROID_CHROME, FIREFOX])(
    'is hidden on one page only in an ordinary browser: %s',
    (agent) => {
      const tab = new Map([['meltemi.hide-header', 'true']]);
      const hides = (search: string) => firstPaint({ search, tab, agent }).marks.has('data-hide-header');
      expect(['', '?hideHeader=true', '', '?from=RHO'].map(hides)).toEqual([false, true, false, false]);
    },
  );

  it('is hidden by the address alone where a web view has no storage', () => {
    const hides = (search: string) =>
      firstPaint({ search, tab: 'refused', agent: ANDROID_VIEW }).marks.has('data-hide-header');
    expect(['?hideHeader=true', ''].map(hides)).toEqual([true, false]);
  });
});

describe('F1 the banner in other tabs', () => {
  it('closes when another tab is answered, and stays for anything else', () => {
    const page = firstPaint();
    const heard = page.listeners.get('storage');
    heard?.({ key: 'something else', newValue: '{}' });
    heard?.({ key: CONSENT_KEY, newValue: null });
    expect(page.marks.get('data-consent')).toBe('ask');
    heard?.({ key: CONSENT_KEY, newValue: JSON.stringify(onlyEssential) });
    expect(page.marks.has('data-consent')).toBe(false);
  });
});

describe('I1 before error reports are there', () => {
  it('keeps at most ten errors, and can be stopped', () => {
    const page = firstPaint();
    for (let at = 0; at < 12; at += 1) page.listeners.get('error')?.({ message: `error ${at}` });
    const early: unknown = page.window.meltemiEarlyErrors;
    expect(early).toMatchObject({ errors: Array.from({ length: 10 }, (_none, at) => `error ${at}`) });
    if (typeof early === 'object' && early !== null && 'stop' in early && typeof early.stop === 'function')
      early.stop();
    expect(['error', 'unhandledrejection'].filter((name) => page.listeners.has(name))).toEqual([]);
  });
});

describe('what the visitor has set, before the first paint', () => {
  it('is at the root for the style sheets, and only if something is set', () => {
    const set = (cookie: string) => firstPaint({ cookie }).marks.get('data-settings');
    expect(set('a=b; ml_settings=text-150.plain.time; c=d')).toBe('text-150 plain time');
    expect(set('xml_settings=plain')).toBeUndefined();
    expect(set('ml_settings=')).toBeUndefined();
    expect(set('')).toBeUndefined();
  });

  // Em in media queries doesn't follow the size of text at the root: a wide layout with large text cut words off.
  it('scales the widths and heights of media queries with the text, once', () => {
    const { mediaIn } = firstPaint({ cookie: 'ml_settings=text-150' });
    expect(mediaIn('screen and (min-width: 48em) and (max-height: 20em)')).toBe(
      'screen and (min-width: 72em) and (max-height: 30em)',
    );
    expect(mediaIn('(width <= 61.9375em)')).toBe('(width <= 92.90625em)');
    expect(mediaIn('print')).toBe('print');
    const { matchMedia } = firstPaint({ cookie: 'ml_settings=text-125' }).window;
    expect(typeof matchMedia === 'function' && matchMedia('(max-width: 40em)')).toMatchObject({
      query: '(max-width: 50em)',
    });
  });

  it('gives a plain page the layout of a phone at every width, but not that of the smallest', () => {
    const { mediaIn } = firstPaint({ cookie: 'ml_settings=plain' });
    expect(mediaIn('(max-width: 47.9375em)')).toBe('(max-width: 431.4375em)');
    expect(mediaIn('(max-width: 22.4375em)')).toBe('(max-width: 22.4375em)');
    expect(firstPaint().mediaIn('(max-width: 47.9375em)')).toBe('(max-width: 47.9375em)');
  });
});

describe('the port of the question', () => {
  it('is remembered until the tab closes, and beyond it only where preferences are allowed', () => {
    const tab = new Map<string, string>();
    const page = firstPaint({ stored: JSON.stringify(onlyEssential), tab });
    page.choosePort('KOS');
    expect([...tab]).toEqual([['meltemi.port', 'KOS']]);
    expect([...page.storage.keys()]).toEqual([CONSENT_KEY]);

    const closed = new Map<string, string>();
    const allowed = firstPaint({ stored: JSON.stringify(everything), tab: closed });
    allowed.choosePort('PAT');
    expect(allowed.storage.get('meltemi.preference.port')).toBe('PAT');
    expect([...closed]).toEqual([]);
  });

  it('can be chosen where there is no storage', () => {
    expect(() => firstPaint({ tab: 'refused' }).choosePort('KOS')).not.toThrow();
  });
});

describe('a device that remembers trips', () => {
  const HOUR_MS = 3_600_000;
  /** A ship that leaves in so many hours, and takes one. */
  const leavingIn = (hours: number) => {
    const at = (later: number) => new Date(Date.now() + later * HOUR_MS).toISOString();
    return JSON.stringify([
      keptTrip({ ships: [keptShip({ departsAt: at(hours), arrivesAt: at(hours + 1) })] }),
    ]);
  };

  it('has room for the boat from a day before until it arrives, and loads the script', () => {
    for (const [hours, isToday] of [
      [25, false],
      [23, true],
      [-0.5, true],
      [-1.5, false],
    ] as const) {
      const { marks, scripts } = firstPaint({ trips: leavingIn(hours) });
      expect(marks.has('data-boat'), `${hours}`).toBe(isToday);
      expect(marks.get('--kept-trips')).toBe('1');
      expect(scripts.map(({ src }) => src)).toEqual(['/shell/trips.js']);
    }
  });

  it('loads nothing without trips, and with foreign content', () => {
    for (const trips of [undefined, '[]', 'null', '{', '7', '[7]']) {
      const { marks, scripts } = firstPaint({ ...(trips !== undefined && { trips }) });
      expect([marks.has('data-boat'), scripts]).toEqual([false, []]);
    }
  });
});

describe('a device that remembers travellers', () => {
  it('has room for their names and loads the script, once also with trips', () => {
    const { marks, scripts } = firstPaint({ travellers: '[{}]', trips: '[{"ships":[]}]' });
    expect(marks.has('data-travellers')).toBe(true);
    expect(scripts.map(({ src }) => src)).toEqual(['/shell/trips.js']);
    expect(firstPaint({ travellers: '[{}]' }).scripts).toHaveLength(1);
  });

  it('loads nothing without them', () => {
    const { marks, scripts } = firstPaint();
    expect([marks.has('data-travellers'), scripts]).toEqual([false, []]);
  });
});
