// The loader of pages that are ready before their script: it starts Next at the first sign of a person, and then repeats what was
// pressed and typed until then. `node scripts/inline-scripts.ts` generates lib/security/late-start.gen.ts from it.
const STARTED = 'meltemi:started';
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'beforeinput',
];
/** After this time the script of sections that renew themselves (`data-live`) starts: they must soon tell of a cancelled sailing. */
const REST_MS = 15_000;
/** How near the screen something has to come. */
const NEAR = '400px';
/** A page is taken to be idle after this time. */
const IDLE_MS = 2_000;
/** A wish whose start failed is tried again after this time, then after twice as long each time, up to the longest. */
const AGAIN_MS = 1_000;
const LONGEST_AGAIN_MS = 32_000;
/** What a tab keeps for the script: a conversation, drafts of forms, and that consent was withdrawn. */
const KEPT = /^meltemi\.(?:chat|form\..*|sweep)$/;
const LISTEN = { capture: true, passive: true };

const {
  scripts,
  entry,
  flight,
  styles = [],
  later = [],
} = JSON.parse(document.getElementById('late-start').textContent);

/** @type {Promise<string> | undefined} */
let data;
let isStarting = false;
let isOver = false;
let againMs = AGAIN_MS;
/** Buttons that were pressed, in order. @type {HTMLElement[]} */
const pressed = [];
/** Fields that were changed. @type {Set<HTMLElement>} */
const changed = new Set();

const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
  else resolve();
});

class PublishedAnew extends Error {}

async function getFlight(priority) {
  const answer = await fetch(flight, { priority });
  if (answer.status === 409) throw new PublishedAnew();
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** The promise is kept, because a cache may forget it; a failure isn't. */
function load(priority) {
  data ??= getFlight(priority).catch((error) => {
    data = undefined;
    throw error;
  });
  return data;
}

/** Links to style sheets, by their address. @type {Map<string, HTMLLinkElement>} */
const links = new Map();

/** Scripts that have run. @type {Map<string, Promise<void>>} */
const added = new Map();

function addScript(address) {
  const adding =
    added.get(address) ??
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        // Turbopack waits for ever for an element that failed.
        script.remove();
        added.delete(address);
        reject(new Error(address));
      });
      document.head.append(script);
    });
  added.set(address, adding);
  return adding;
}

/**
 * Tells React and the router which style sheets the page has. They are written into it, so they aren't fetched: a link that is disabled
 * isn't. Those that are needed later have no effect until then.
 */
function addStyles() {
  for (const href of [...styles, ...later]) {
    if (links.has(href)) continue;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.precedence = 'next';
    link.disabled = true;
    link.href = href;
    document.head.append(link);
    links.set(href, link);
  }
}

/** Failures are tried again at the next sign, when the browser is online again, and for a wish after some time. */
async function start() {
  if (isStarting || isOver) return;
  isStarting = true;
  try {
    const [text] = await Promise.all([load('high'), parsed, ...scripts.map(addScript)]);
    addStyles();
    (self.__next_f ??= []).push([0], [1, text]);
    (self.TURBOPACK ??= []).push(entry);
  } catch (error) {
    isStarting = false;
    if (error instanceof PublishedAnew) return reload();
    // With one bar of signal, requests fail although the browser is online.
    setTimeout(tryAgain, againMs);
    againMs = Math.min(againMs * 2, LONGEST_AGAIN_MS);
  }
}

/** Never starts with the data of another rendering. What was typed stays, and the page works without script. */
function reload() {
  const key = 'meltemi.reloaded';
  try {
    // A cache on the way may have the old page still.
    if (changed.size > 0 || sessionStorage.getItem(key) === flight) return;
    sessionStorage.setItem(key, flight);
    location.reload();
  } catch {
    // No storage: the page stays as it is.
  }
}

function onSign(event) {
  // Browsers send a move of nobody's when the page changes below the pointer.
  const isStill = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
  // A list may scroll itself to its chosen entry; somebody who scrolls it touches, presses or turns a wheel as well.
  const isOfList = event.type === 'scroll' && event.target !== document;
  if (event.isTrusted && !isStill && !isOfList) void start();
}

/** A button that only React answers. */
function buttonOf(event) {
  const button = event.target.closest?.('button');
  if (!button || button.type !== 'button' || button.disabled) return null;
  return button.closest(
    '[popovertarget], [commandfor], [data-consent-settings], [data-consent-answer], [data-close-app-banner], [data-nearest]',
  )
    ? null
    : button;
}

/** Shows at once that a button was pressed (app/base.css); of several that exclude each other, only the last one. */
function show(button) {
  for (const other of button.closest('fieldset')?.querySelectorAll('[data-late-pressed]') ?? [])
    other.removeAttribute('data-late-pressed');
  button.setAttribute('data-late-pressed', '');
}

/** The language switch before its script: it leads to the page's own translation and keeps query and choice. */
function chooseLanguage(link) {
  const pathIn = (language) => {
    const found = document.querySelector(`link[rel="alternate"][hreflang="${language}"]`);
    return found && new URL(found.href).pathname;
  };
  const other = pathIn(link.hreflang);
  if (other && pathIn(document.documentElement.lang) === location.pathname) link.pathname = other;
  link.search = location.search;
}

function onPress(event) {
  const language = event.target.closest?.('a[data-language]');
  if (language) chooseLanguage(language);
  const button = event.isTrusted && buttonOf(event);
  if (!button) return;
  event.preventDefault();
  // React would hear of it, too, once it has started, and forget it until it is hydrated.
  event.stopImmediatePropagation();
  show(button);
  pressed.push(button);
}

/** Also what a password manager fills in, whose events aren't trusted. */
function onChange(event) {
  changed.add(event.target);
  void start();
}

async function finish() {
  isOver = true;
  for (const name of SIGNS) removeEventListener(name, onSign, LISTEN);
  removeEventListener('online', tryAgain);
  removeEventListener('click', onPress, true);
  for (const name of ['input', 'change']) removeEventListener(name, onChange, LISTEN);
  for (const href of later) links.get(href).disabled = false;
  // React tells of the start while it commits, when nothing may be rendered at once.
  await undefined;
  for (const field of changed) {
    if (!field.isConnected) continue;
    // React drops an event whose value it thinks it knows.
    field._valueTracker?.setValue('');
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  for (const button of pressed) {
    button.removeAttribute('data-late-pressed');
    if (button.isConnected) button.click();
    // React renders between two presses: each counts from what the one before has shown.
    await undefined;
  }
}

function tryAgain() {
  if (pressed.length > 0 || changed.size > 0) void start();
}

/**
 * What goes on without anybody's doing: a choice in the address, tags that the visitor has allowed, and what the tab keeps.
 */
function goesOn() {
  if (location.search.length > 1 && document.querySelector('[data-reads-query]')) return true;
  try {
    const { perfomance, targeting } = JSON.parse(localStorage.getItem('meltemi.consent.v1')) ?? {};
    return perfomance || targeting || Object.keys(sessionStorage).some((key) => KEPT.test(key));
  } catch {
    return false;
  }
}

/** What comes only with the script (`data-live="now"`) is fetched when it comes near the screen. */
function watchNear() {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      startIfSeen();
    },
    { rootMargin: NEAR },
  );
  for (const section of document.querySelectorAll('[data-live="now"]')) watch.observe(section);
}

function startIfSeen() {
  if (document.visibilityState === 'visible') void start();
  else document.addEventListener('visibilitychange', startIfSeen, { once: true });
}

/** @param {() => void} task */
function whenIdle(task) {
  if (self.requestIdleCallback) requestIdleCallback(task, { timeout: IDLE_MS });
  else setTimeout(task, IDLE_MS);
}

/** What travels with a link that was pressed gets its name by this (app/motion.css). */
function markGoing({ target }) {
  document.querySelector('[data-going]')?.removeAttribute('data-going');
  target.closest?.('a')?.setAttribute('data-going', '');
}

for (const name of SIGNS) addEventListener(name, onSign, LISTEN);
addEventListener('online', tryAgain);
addEventListener('click', onPress, true);
addEventListener('click', markGoing, true);
for (const name of ['input', 'change']) addEventListener(name, onChange, LISTEN);
addEventListener(STARTED, finish, { once: true });

addEventListener('load', () => {
  if (document.querySelector('[data-live]')) setTimeout(startIfSeen, REST_MS);
  whenIdle(() => {
    watchNear();
    if (goesOn()) startIfSeen();
    if (isStarting || navigator.connection?.saveData) return;
    load('low').catch(() => {});
    for (const address of scripts) fetch(address, { priority: 'low' }).catch(() => {});
  });
});
