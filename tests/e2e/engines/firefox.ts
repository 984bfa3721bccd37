import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { endOf } from '#scripts/stack/child.ts';
import { findFirefox } from '#scripts/stack/programs.ts';
import { centred, type Engine } from './engine.ts';

const Answer = v.object({
  id: v.optional(v.nullable(v.number())),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});
const Contexts = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const Evaluated = v.object({
  type: v.string(),
  result: v.optional(v.object({ value: v.optional(v.string()) })),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});
const Nodes = v.object({ nodes: v.array(v.object({ sharedId: v.string() })) });

/** Firefox without a window, driven over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'meltemi-firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    'user_pref("datareporting.policy.dataSubmissionEnabled", false);\n',
  );
  const browser = spawn(
    findFirefox(),
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const socket = new WebSocket(`${await listeningAddress(browser.stderr)}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: v.InferOutput<typeof Answer>) => void>();
  socket.on('message', (data) => {
    const answer = v.parse(Answer, JSON.parse(String(data)));
    if (answer.id != null) waiting.get(answer.id)?.(answer);
  });

  let last = 0;
  async function command(method: string, params: object): Promise<unknown> {
    const id = (last += 1);
    const answered = new Promise<v.InferOutput<typeof Answer>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { error, message, result } = await answered;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  }

  await command('session.new', { capabilities: {} });
  const { contexts } = v.parse(Contexts, await command('browsingContext.getTree', {}));
  const context = contexts[0]?.context;

  async function read(expression: string): Promise<unknown> {
    const answer = v.parse(
      Evaluated,
      await command('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      }),
    );
    if (answer.type !== 'success') throw new Error(`Failed in the page: ${answer.exceptionDetails?.text}`);
    return JSON.parse(answer.result?.value ?? 'null');
  }

  async function press(selector: string): Promise<void> {
    await read(centred(selector));
    const { nodes } = v.parse(
      Nodes,
      await command('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
        maxNodeCount: 1,
      }),
    );
    const [node] = nodes;
    if (!node) throw new Error(`Nothing to press: ${selector}`);
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId: node.sharedId } } },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await command('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  return {
    name: 'Firefox',
    async open(url, width) {
      await command('browsingContext.setViewport', { context, viewport: { width, height: 900 } });
      await command('browsingContext.navigate', { context, url, wait: 'complete' });
      // Until a page is painted, Firefox drops presses: nobody can have aimed at anything.
      await read(
        'new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))',
      );
    },
    read,
    press,
    async type(selector, text) {
      await press(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await command('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      socket.close();
      await endOf(browser);
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function listeningAddress(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    output.on('data', (part) => {
      said += String(part);
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    output.on('end', () => reject(new Error(`Firefox did not start: ${said}`)));
  });
}
