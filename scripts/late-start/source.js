// The loader of pages that are ready before their script: it starts Next at the first sign of a person, and then repeats what was
// pressed and typed until then. `node scripts/inline-scripts.ts` generates lib/security/late-start.gen.ts from it.
const START = 'meltemi:started';
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
const LISTEN = { capture: true, passive: true };

const { scripts, entry, flight } = JSON.parse(document.getElementById('late-start').textContent);

/** @type {Promise<string> | undefined} */
let data;
let isStarting = false;
let isOver = false;
/** Buttons that were pressed, in order. @type {HTMLElement[]} */
const pressed = [];
/** Fields that were changed. @type {Set<HTMLElement>} */
const changed = new Set();

const parsed = new Promise((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
  else resolve();
});

async function getFlight(priority) {
  const answer = await fetch(flight, { priority });
  if (answer.status === 409) throw new Error('published anew');
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

function addScript(address) {
  if (document.querySelector(`script[src="${address}"]`)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  // Turbopack waits for ever for an element that failed.
  script.addEventListener('error', () => {
    script.remove();
    isStarting = false;
  });
  document.head.append(script);
}

async function start() {
  if (isStarting || isOver) return;
  isStarting = true;
  scripts.forEach(addScript);
  try {
    const [text] = await Promise.all([load('high'), parsed]);
    (self.__next_f ??= []).push([0], [1, text]);
    (self.TURBOPACK ??= []).push(entry);
  } catch (error) {
    isStarting = false;
    // Never with the data of another rendering. What was pressed or typed stays, and the page works without script.
    if (error.message === 'published anew' && pressed.length === 0 && changed.size === 0) location.reload();
  }
}

function onSign(event) {
  // Browsers send a move of nobody's when the page changes below the pointer.
  const isStill = event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
  if (event.isTrusted && !isStill) void start();
}

/** A button that only React answers. */
function buttonOf(event) {
  const button = event.target.closest?.('button');
  if (!button || button.type !== 'button' || button.disabled) return null;
  return button.closest('[popovertarget], [commandfor], [data-consent-settings], [data-consent-answer]')
    ? null
    : button;
}

function onPress(event) {
  const button = event.isTrusted && buttonOf(event);
  if (!button) return;
  event.preventDefault();
  // React would hear of it, too, once it has started, and forget it until it is hydrated.
  event.stopImmediatePropagation();
  button.setAttribute('data-late-pressed', '');
  pressed.push(button);
}

function onChange(event) {
  if (event.isTrusted) changed.add(event.target);
}

function finish() {
  isOver = true;
  for (const name of SIGNS) removeEventListener(name, onSign, LISTEN);
  removeEventListener('online', start);
  removeEventListener('click', onPress, true);
  for (const name of ['input', 'change']) removeEventListener(name, onChange, LISTEN);
  for (const field of changed) {
    if (!field.isConnected) continue;
    // React drops an event whose value it thinks it knows.
    field._valueTracker?.setValue('');
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  }
  for (const button of pressed) {
    button.removeAttribute('data-late-pressed');
    if (button.isConnected) button.click();
  }
}

for (const name of SIGNS) addEventListener(name, onSign, LISTEN);
addEventListener('online', () => pressed.length > 0 && start());
addEventListener('click', onPress, true);
for (const name of ['input', 'change']) addEventListener(name, onChange, LISTEN);
addEventListener(START, finish, { once: true });

addEventListener('load', () => {
  if (navigator.connection?.saveData) return;
  const idle = self.requestIdleCallback ?? ((task) => setTimeout(task, 1000));
  idle(() => {
    if (isStarting) return;
    load('low').catch(() => {});
    for (const address of scripts) fetch(address, { priority: 'low' }).catch(() => {});
  });
});
