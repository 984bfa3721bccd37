import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { type ChatConversation, ChatStarted, OfficeHours } from '#contracts/desk/index.ts';
import { sessionOf } from './lake-session.ts';
import { beSignedIn } from './studio-desk.ts';

export const EDITOR = { email: 'editor@meltemi.example', given: 'Ελένη', name: 'Ελένη Συντάκτρια' };
export const ADMIN = { email: 'admin@meltemi.example', given: 'Άρης', name: 'Άρης Διαχειριστής' };

const NEVER_CLOSED: OfficeHours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '23:59' })),
  closedOn: [],
};

/** Keeps the office open while `work` runs, at any time of day; restores the hours afterwards. */
export async function whileOpen(request: APIRequestContext, work: () => Promise<void>) {
  const site = new URL((await request.get('/api/health')).url()).origin;
  const headers = { authorization: `Bearer ${await sessionOf(request, site, EDITOR.email)}` };
  const hours = `${site}/desk/staff/hours`;
  const before = v.parse(OfficeHours, await (await request.get(hours, { headers })).json());
  expect((await request.put(hours, { headers, data: NEVER_CLOSED })).ok()).toBe(true);
  try {
    await work();
  } finally {
    await request.put(hours, { headers, data: before });
  }
}

/** A window of a member of staff with the inbox open, in English; `path` is the part after the tool's address. */
export async function openInbox(browser: Browser, email: string, path = ''): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await beSignedIn(page, email);
  await page.goto(`/studio/inbox${path}`);
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible({ timeout: 60_000 });
  return page;
}

export const answerField = (page: Page): Locator => page.getByRole('textbox', { name: 'Your answer' });

/** A message in the open conversation; the same text in the list beside it doesn't count. */
export const messageIn = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Messages' }).getByText(text, { exact: true });

/** A traveller without a browser window, through the API. */
export async function travellerByApi(request: APIRequestContext, name: string, text: string) {
  const started = await request.post('/desk/chat/conversations', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { locale: 'en', name, text, page: '/en/destinations/symi' },
  });
  expect(started.status(), await started.text()).toBe(201);
  const { token, conversation } = v.parse(ChatStarted, await started.json());
  const headers = { authorization: `Bearer ${token}` };
  return {
    id: conversation.id,
    async send(message: string) {
      const said = await request.post('/desk/chat/messages', {
        headers,
        data: { key: crypto.randomUUID(), text: message },
      });
      expect(said.ok(), await said.text()).toBe(true);
    },
    async read(): Promise<ChatConversation> {
      return (await request.get('/desk/chat/conversation', { headers })).json();
    },
  };
}

/**
 * Milliseconds from the press of Enter in one window until a message shows in the other. The clock of this process
 * starts before the press and the receiving page reports the moment, so the polling of a locator isn't included.
 */
export async function timeOf(from: { page: Page; field: Locator }, to: Page, text: string): Promise<number> {
  await from.field.fill(text);
  const seen = to.evaluate(
    (message) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes(message)) return false;
          resolve(Date.now());
          return true;
        };
        if (look()) return;
        const watching = new MutationObserver(() => {
          if (look()) watching.disconnect();
        });
        watching.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    text,
  );
  const begun = Date.now();
  await from.field.press('Enter');
  return (await seen) - begun;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
