// Runs before the first paint of every page, for what can't wait for the bundles: static, tiny, without packages, in syntax
// that old browsers support. `node scripts/inline-scripts.ts` generates lib/security/first-paint.gen.ts from it, which every page has
// in its head.
import { loadScriptsWhenNear } from '#lib/load-when-near.ts';
import { loadTripsScript } from '#lib/trips/load-script.ts';
import { TRAVELLERS_KEY } from '#lib/travellers/travellers-key.ts';
import { isTravelDay, TRIPS_KEY } from '#lib/trips/travel-day.ts';

(function () {
  const root = document.documentElement;

  // What the visitor has set (lib/settings/settings.ts), for app/settings.css. Without cookies, as in a sandbox, nothing is set.
  function chosenSettings() {
    try {
      return (/(?:^|; )ml_settings=([\w.-]+)/.exec(document.cookie) || ['', ''])[1].split('.').join(' ');
    } catch {
      return '';
    }
  }
  const settings = chosenSettings();
  if (settings) root.setAttribute('data-settings', settings);
  const isPlain = /\bplain\b/.test(settings);
  const textScale = Number((/\btext-(\d+)/.exec(settings) || [0, 100])[1]) / 100;
  // Media queries don't follow the root's size of text, so their widths are scaled with it: the layout is the one that the browser's
  // own setting would give. A plain page has a phone's layout at every width. See docs/decisions/096.
  if (isPlain || textScale !== 1) {
    const scaled = function (query) {
      return query.replace(/(width|height)([^\d]+)([\d.]+)em/g, function (_, side, sign, size) {
        return side + sign + size * (isPlain && side === 'width' && size > 40 ? 9 : textScale) + 'em';
      });
    };
    const done = new Set();
    const scaleRules = function (rules) {
      for (const rule of rules) {
        if (rule.media) rule.media.mediaText = scaled(rule.media.mediaText);
        if (rule.cssRules) scaleRules(rule.cssRules);
      }
    };
    const scaleSheets = function () {
      for (const sheet of document.styleSheets) {
        if (done.has(sheet)) continue;
        done.add(sheet);
        try {
          scaleRules(sheet.cssRules);
        } catch {
          // Of another site.
        }
      }
    };
    new MutationObserver(scaleSheets).observe(root, { childList: true, subtree: true });
    document.addEventListener('load', scaleSheets, true);
    const matchMedia = window.matchMedia;
    window.matchMedia = function (query) {
      return matchMedia.call(window, scaled(query));
    };
  }
  // Back to a page that the browser has kept, from the page where they were changed.
  window.addEventListener('pageshow', function (event) {
    if (event.persisted && chosenSettings() !== settings) location.reload();
  });

  // Detects web views of apps: Android's identify themselves (`; wv`, or a version before Chrome's); iOS's lack Safari's name.
  const agent = navigator.userAgent;
  const inWebView =
    /; wv\)|Version\/\d+\.\d+ Chrome\//i.test(agent) ||
    (/\b(iPhone|iPad|iPod)\b/.test(agent) && /AppleWebKit/.test(agent) && !/Safari\//.test(agent));

  // `?hideHeader=true` for web views of apps (requirement A4), here so that nothing flashes and pages stay cacheable. A web view
  // remembers it, so that links, forms and redirects need not pass it on; `hideHeader=false` ends it. An ordinary browser hides
  // only this page's header, because somebody who opens such a link needs the menu on the next page. See docs/decisions/030.
  const headerKey = 'meltemi.hide-header';
  const asked = new URLSearchParams(location.search).get('hideHeader');
  let hides = asked === 'true';
  try {
    if (!inWebView) sessionStorage.removeItem(headerKey);
    else if (hides || asked === 'false') sessionStorage.setItem(headerKey, asked);
    else hides = sessionStorage.getItem(headerKey) === 'true';
  } catch {
    // No storage: the address alone decides.
  }
  if (hides) root.setAttribute('data-hide-header', '');

  // The travellers that this device remembers (lib/travellers): room for their names, and the script that shows them.
  try {
    if (localStorage.getItem(TRAVELLERS_KEY)) {
      root.setAttribute('data-travellers', '');
      loadTripsScript();
    }
  } catch {
    // No storage.
  }

  // The trips that this device remembers (lib/trips): room for the ship of today and for the list, and the script that shows them.
  try {
    const trips = JSON.parse(localStorage.getItem(TRIPS_KEY) || '[]');
    if (trips.length > 0) {
      root.style.setProperty('--kept-trips', trips.length);
      const now = Date.now();
      const isToday = (ship) => isTravelDay(ship, now);
      if (trips.some(({ ships }) => ships.some(isToday))) root.setAttribute('data-boat', '');
      loadTripsScript();
    }
  } catch {
    // No storage, or foreign content.
  }

  // Browsers that lack one of these load both before any of our code runs (requirement A12). `document.write`, because an appended
  // script wouldn't block the others; only such browsers wait for it.
  if (!Array.prototype.at || !window.Intl || !Intl.PluralRules) {
    document.write('<script src="/shell/polyfill.js"></script>');
  }

  // Consent Mode v2: everything is denied before any tag runs (requirement A12). No request is made here.
  const layer = (window.dataLayer = window.dataLayer || []);
  function gtag() {
    layer.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  });

  // Every page contains the banner; this attribute shows it until a choice is stored (requirement F1); see lib/consent/consents.ts.
  const key = 'meltemi.consent.v1';
  let asks = true;
  try {
    const choice = JSON.parse(localStorage.getItem(key));
    asks =
      !choice ||
      typeof choice.perfomance !== 'boolean' ||
      typeof choice.preference !== 'boolean' ||
      typeof choice.targeting !== 'boolean';
  } catch {
    // No storage, or invalid content: ask.
  }
  if (asks) root.setAttribute('data-consent', 'ask');

  // The port that somebody asked about last, for every question that doesn't name one (app/_ui/question). It outlives the tab only where
  // preferences are allowed, as recent searches do.
  const withPort = function (use) {
    try {
      const choice = JSON.parse(localStorage.getItem(key));
      if (choice && choice.preference === true) return use(localStorage, 'meltemi.preference.port');
      return use(sessionStorage, 'meltemi.port');
    } catch {
      return null;
    }
  };
  const filled = new WeakSet();
  let port = withPort(function (storage, name) {
    return storage.getItem(name);
  });
  const fillPort = function () {
    document.querySelectorAll('[data-question=open]').forEach(function (form) {
      const field = form.elements.from;
      // While its list is still being read, the port that the page has selected may be yet to come, and would be chosen again.
      if (!field || filled.has(form) || form.elements[form.elements.length - 1] === field) return;
      const before = field.value;
      field.value = port;
      if (field.value !== port) {
        // Not all of its ports are there yet, or this isn't one of them.
        field.value = before;
        return;
      }
      filled.add(form);
      if (before === port) return;
      // The board shows another port's ships, faded, until its script answers.
      form.setAttribute('data-late', '');
      const announce = field.dispatchEvent.bind(field, new Event('change', { bubbles: true }));
      // Only when the page is complete can this start its script.
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', announce);
      else announce();
    });
  };
  // Also in pages that come without a new document.
  const watchQuestions = function () {
    new MutationObserver(fillPort).observe(root, { childList: true, subtree: true });
  };
  if (port) watchQuestions();
  document.addEventListener('change', function ({ target }) {
    if (target.name !== 'from' || !target.form || !target.form.hasAttribute('data-question')) return;
    target.form.setAttribute('data-late', '');
    filled.add(target.form);
    if (!port) watchQuestions();
    port = target.value;
    withPort(function (storage, name) {
      storage.setItem(name, port);
    });
  });

  // The app is suggested in browsers on Android phones until the visitor closes the suggestion (requirement A7), but not to
  // crawlers or in web views of apps, and not while the page asks about cookies, as it always does without storage: both would take
  // half of a phone's screen. Every page contains the banner; this attribute shows it.
  const mayInstall = /Android/i.test(agent) && !/Googlebot/i.test(agent) && !inWebView;
  const bannerKey = 'meltemi.app-banner.closed';
  if (
    mayInstall &&
    !asks &&
    localStorage.getItem(bannerKey) === null &&
    !root.hasAttribute('data-hide-header') &&
    window.matchMedia('(max-width: 47.9375em)').matches
  ) {
    root.setAttribute('data-app-banner', '');
  }

  /** The pressed button is gone; the focus must not fall to the top of the document. */
  function focusMain() {
    const main = document.getElementById('main');
    if (main) main.focus({ preventScroll: true });
  }

  // Both banners work from the first moment, not only when the bundles have come: these store the answer and close it, or note
  // that the settings were requested. app/_ui/consent does what follows, now or when it starts.
  document.addEventListener('click', function (event) {
    const pressed = event.target instanceof Element ? event.target : root;
    // The choice to have travellers remembered.
    if (pressed.closest('[data-remember]')) loadTripsScript();
    const answer = pressed.closest('[data-consent-answer]');
    const language = pressed.closest('a[data-language]');
    const nearest = pressed.closest('[data-nearest]');
    // Stores the choice of language for the middleware. Reading it back waits until the browser has stored it, in another process: the
    // request for the next page could be faster, and the server would lead back to the language before.
    if (language) {
      const choice = 'NEXT_LOCALE=' + language.hreflang;
      document.cookie = choice + '; Path=/; Max-Age=31536000; SameSite=Lax';
      document.cookie.indexOf(choice);
    }
    // The script answers and takes the mark away. See scripts/nearest/main.ts.
    if (nearest) {
      nearest.setAttribute('data-asked', '');
      const script = document.createElement('script');
      script.src = '/shell/nearest.js';
      document.head.append(script);
    }
    if (answer) {
      const all = answer.getAttribute('data-consent-answer') === 'everything';
      const choice = { essential: true, perfomance: all, preference: all, targeting: all };
      try {
        localStorage.setItem(key, JSON.stringify(choice));
      } catch {
        // Without storage the answer holds for this page.
      }
      root.removeAttribute('data-consent');
      focusMain();
      document.dispatchEvent(new CustomEvent('meltemi:consent', { detail: choice }));
    } else if (pressed.closest('[data-close-app-banner]')) {
      root.removeAttribute('data-app-banner');
      try {
        localStorage.setItem(bannerKey, '1');
      } catch {
        // No storage: the banner shows again on the next page.
      }
      focusMain();
    } else if (pressed.closest('[data-consent-settings], a[href$="#cookie-settings"]')) {
      event.preventDefault();
      root.setAttribute('data-consent-settings-asked', '');
      document.dispatchEvent(new CustomEvent('meltemi:consent-settings'));
    }
  });

  loadScriptsWhenNear(root);

  // A day was chosen in a plain form, or cleared: it shows our own text while it is empty.
  function markDays() {
    document.querySelectorAll('[data-day] > input').forEach(function (field) {
      field.parentElement.toggleAttribute('data-filled', field.value !== '');
    });
  }
  document.addEventListener('input', markDays);
  // A browser fills in forms again after a reload.
  window.addEventListener('pageshow', markDays);

  // Answered in another tab.
  window.addEventListener('storage', function (event) {
    if (event.key === key && event.newValue) root.removeAttribute('data-consent');
  });

  // Errors before error reporting is loaded are kept, at most ten, and sent later if the operator wants reports (I1).
  const errors = [];
  function keep(event) {
    if (errors.length < 10) errors.push(event.error || event.reason || event.message);
  }
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  window.meltemiEarlyErrors = {
    errors: errors,
    stop: function () {
      window.removeEventListener('error', keep);
      window.removeEventListener('unhandledrejection', keep);
    },
  };
})();
