import { findChromium } from '#scripts/stack/programs.ts';
import { expect, test } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { endOf } from '#scripts/stack/child.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import {
  PROXY_HOST,
  startDocumentedNginx,
  throughProxy,
  type Proxy,
} from '#tests/fixtures/one-machine-nginx.ts';
import { fillTraveller, like, openDays, textsOf } from './booking-steps.ts';
import { hold } from './booking-walk.ts';

/*
 * Behind the nginx block in docs/deploy.md, every form of a booking returned 403, and a made-up X-Forwarded-For counted
 * as a new caller for every limit.
 */

const proxyPort = await freePort();
const stack = process.env.E2E_BACKEND_URL;
let proxy: Proxy;
let site: ChildProcess;

test.use({
  baseURL: `https://${PROXY_HOST}`,
  ignoreHTTPSErrors: true,
  javaScriptEnabled: false,
  locale: 'en-GB',
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--host-resolver-rules=MAP ${PROXY_HOST}:443 127.0.0.1:${proxyPort}`,
    ],
  },
});

test.beforeAll(async ({ browser }) => {
  // One more process of the same built site, as an operator would set it up behind one proxy.
  const port = await freePort();
  const folder = process.env.E2E_DATA_DIR ?? '';
  site = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      BACKEND_URL: stack,
      DATA_DIR: join(folder, 'behind-nginx'),
      // Where payers are redirected back to; the backend allows no other address.
      SITE_URL: `http://localhost:${process.env.E2E_PORT ?? '3900'}`,
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok ?? false, {
      timeout: 30_000,
    })
    .toBe(true);
  proxy = await startDocumentedNginx({ site: port, backend: Number(new URL(stack ?? '').port) }, proxyPort);
  const direct = await browser.newContext({ baseURL: `http://localhost:${process.env.E2E_PORT ?? '3900'}` });
  await openDays(await direct.newPage());
  await direct.close();
});
test.afterAll(async () => {
  await proxy?.stop();
  if (site) await endOf(site);
});

test('a traveller books and pays through the documented nginx', async ({ page }) => {
  const t = textsOf('en');
  const reference = await hold(page, 'en');
  await fillTraveller(page, 'en', 1, { surname: 'Mavridi', given: 'Anna', year: '1992', gender: 'F' });
  await page.getByRole('textbox', { name: t.travellers.email }).fill('anna@example.gr');
  await page.locator('input[name="payment.method"][value="test"]').check();
  await page.getByRole('button', { name: like(t.travellers.pay.test.button) }).click();
  await page.getByRole('button', { name: /The payment is approved/ }).click();
  // The backend of these tests redirects payers to its own site.
  await page.waitForURL(/localhost/);
  await page.goto(`/en/booking/payment?ref=${reference}`);
  await page.waitForURL(/\/booking\/confirmation\//);
  await page.getByRole('main').getByRole('link', { name: t.confirmation.manage }).first().click();
  await page.waitForURL(/\/booking\/manage/);
  expect(new URL(page.url()).origin).toBe(`https://${PROXY_HOST}`);
});

test('a made-up client address doesn’t bypass a limit', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1) {
    // An attempt counts before the address is validated, so nothing is sent.
    const answer = await throughProxy(proxy.port, '/api/newsletter', {
      method: 'POST',
      body: JSON.stringify({ email: 'nobody', locale: 'en' }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${number}` },
    });
    statuses.push(answer.status);
  }
  expect(statuses.at(0)).toBe(422);
  expect(statuses.at(-1)).toBe(429);
});
