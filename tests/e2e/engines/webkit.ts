import { spawn } from 'node:child_process';
import * as v from 'valibot';
import { endOf } from '#scripts/stack/child.ts';
import { findVirtualScreen, findWebKit } from '#scripts/stack/programs.ts';
import { centred, pause, waitFor, type Engine } from './engine.ts';

const DRIVER_PORT = 4455;
const DRIVER = `http://127.0.0.1:${DRIVER_PORT}`;
const SCREEN = ':77';
/** The page's, as in the other engines. */
const HEIGHT = 900;
/** The key under which WebDriver hands out elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const Answer = v.object({ value: v.unknown() });
const Failure = v.object({ error: v.string(), message: v.string() });
const Session = v.object({ sessionId: v.string() });
const Element = v.object({ [ELEMENT]: v.string() });

/** WebKitGTK on a screen that nobody sees, driven over WebDriver. Its window can't be narrower than about 450 px. */
export async function startWebKit(): Promise<Engine> {
  const { driver: driverPath, browser } = findWebKit();
  const screen = spawn(findVirtualScreen(), [SCREEN, '-screen', '0', '1600x1300x24'], { stdio: 'ignore' });
  await pause(500);
  const driver = spawn(driverPath, [`--port=${DRIVER_PORT}`], {
    env: {
      ...process.env,
      GDK_BACKEND: 'x11',
      DISPLAY: SCREEN,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  });

  async function command(method: 'POST' | 'GET' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(DRIVER + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = v.parse(Answer, await answer.json());
    if (answer.ok) return value;
    const { error, message } = v.parse(Failure, value);
    throw new Error(`${path}: ${error}: ${message}`);
  }

  await waitFor('the driver of WebKit', () =>
    fetch(`${DRIVER}/status`).then(
      () => true,
      () => false,
    ),
  );
  const options = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  const { sessionId } = v.parse(
    Session,
    await command('POST', '/session', { capabilities: { alwaysMatch: options } }),
  );
  const session = `/session/${sessionId}`;
  await command('POST', `${session}/timeouts`, { pageLoad: 60_000, script: 60_000 });

  async function element(selector: string): Promise<string> {
    const found = await command('POST', `${session}/element`, { using: 'css selector', value: selector });
    return v.parse(Element, found)[ELEMENT];
  }
  const read = (expression: string) =>
    command('POST', `${session}/execute/async`, {
      script: `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(value ?? null));`,
      args: [],
    });
  const press = async (selector: string) => {
    // By itself it scrolls to the foot of the window, where a bar may lie on what it presses.
    await read(centred(selector));
    await command('POST', `${session}/element/${await element(selector)}/click`, {});
  };

  let barsHeight = 0;
  return {
    name: 'WebKit',
    async open(url, width) {
      await command('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT + barsHeight });
      await command('POST', `${session}/url`, { url });
      if (barsHeight > 0) return;
      // The window has bars of its own around the page.
      barsHeight = HEIGHT - Number(await read('innerHeight'));
      await command('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: HEIGHT + barsHeight });
    },
    read,
    press,
    async type(selector, text) {
      await press(selector);
      await command('POST', `${session}/element/${await element(selector)}/value`, { text });
    },
    async close() {
      await command('DELETE', session);
      await endOf(driver);
      await endOf(screen);
    },
  };
}
