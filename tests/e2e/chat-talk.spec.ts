import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type APIRequestContext, type FrameLocator, type Page } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { EDITOR, whileOpen } from './inbox-steps.ts';
import { sessionOf } from './lake-session.ts';
import { afterIdle, namesKept } from './visitor-browser.ts';

// The embedded provider: the site's own frame and the desk behind it. Staff answer through their API; chat.spec.ts
// tests the window.
test.setTimeout(150_000);

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const put = (sentence: string, value: string) => sentence.replace(/\{\w+\}/, value);

/** No axe violations in frame or window. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
}

/**
 * On the following pages, the message to minimize the window is delayed, as on a slow phone: until then the frame is
 * open.
 */
async function slowToPutAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener(
      'message',
      (event) => {
        if (!event.isTrusted || event.data?.type !== 'minimize') return;
        event.stopImmediatePropagation();
        const { data, origin, source } = event;
        setTimeout(() => window.dispatchEvent(new MessageEvent('message', { data, origin, source })), 1_500);
      },
      true,
    );
  });
}

/** Staff access through the API to the conversation of the traveller with this name. */
async function staffFor(request: APIRequestContext, site: string, name: string) {
  const headers = { authorization: `Bearer ${await sessionOf(request, site, EDITOR.email)}` };
  const ask = (path: string) => request.get(`/desk/staff/conversations${path}`, { headers });
  const { conversations } = await (await ask(`?q=${encodeURIComponent(name)}`)).json();
  const id: string = conversations[0].id;
  const post = async (what: string, data: object) => {
    const answer = await request.post(`/desk/staff/conversations/${id}/${what}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  return {
    read: async () => (await ask(`/${id}`)).json(),
    send: (text: string) => post('messages', { key: crypto.randomUUID(), text }),
    type: () => post('typing', { typing: true }),
    look: (read: number) => post('seen', { delivered: read, read }),
  };
}

test.describe('E5 in Greek, on a phone', () => {
  test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });
  const chatTexts = el.common.chat;
  const texts = chatTexts.frame;

  test('a traveller asks, gets answers, loses the network and the page, and ends the conversation', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await whileOpen(request, async () => {
      await afterIdle(page, () => page.goto('/contact'));
      expect((await namesKept(page)).session.filter((name) => name.startsWith('meltemi.chat'))).toEqual([]);
      await page.getByRole('button', { name: chatTexts.ask }).click();
      const frame = frameOf(page);
      // The button was half below the window's edge.
      await expect(frame.getByRole('button', { name: texts.start })).toBeInViewport({ ratio: 1 });
      await frame.getByRole('button', { name: texts.start }).click();
      await expect(frame.getByRole('alert', { name: el.common.deskForm.errorsTitle })).toBeFocused();
      await expectAccessible(page);
      const name = `Μαρία ${crypto.randomUUID()}`;
      await frame.getByLabel(texts.name, { exact: true }).fill(name);
      await frame.getByLabel(texts.text).fill('Έχει πλοίο για Σύμη;');
      await frame.getByRole('button', { name: texts.start }).click();
      const log = frame.getByRole('log', { name: texts.log });
      await expect(log.getByText('Έχει πλοίο για Σύμη;')).toBeVisible();
      await expect(frame.getByLabel(texts.composer)).toBeFocused();
      await expectAccessible(page);

      const staff = await staffFor(request, baseURL ?? '', name);
      expect(await staff.read()).toMatchObject({ page: '/contact', booking: '', locale: 'el' });
      await staff.look(1);
      await expect(log.getByText(texts.markRead)).toBeVisible();
      await staff.type();
      await expect(frame.getByText(put(texts.typing, EDITOR.given))).toBeVisible();
      await staff.send('Ναι, στις 08:00. Δείτε https://meltemi.example/itineraries.');
      await expect(log.getByRole('link')).toHaveAttribute('href', 'https://meltemi.example/itineraries');
      await expect(frame.getByText(put(texts.withStaff, EDITOR.given))).toBeVisible();
      await expectAccessible(page);

      // Without a network a message is queued, and sent once when the network is back.
      await context.setOffline(true);
      await frame.getByLabel(texts.composer).fill('Και για επιστροφή;');
      await frame.getByLabel(texts.composer).press('Enter');
      await expect(frame.getByText(texts.lineDownUnsent)).toBeVisible();
      await context.setOffline(false);
      await expect(frame.getByText(texts.lineDownUnsent)).toBeHidden();
      const messagesOf = async () =>
        (await staff.read()).messages.filter(({ text }: { text: string }) => text === 'Και για επιστροφή;');
      await expect.poll(async () => (await messagesOf()).length).toBe(1);

      // The minimized window shows new messages; the next page keeps it minimized, with the whole conversation.
      await frame.getByLabel(texts.composer).press('Escape');
      await expect(frame.getByRole('button', { name: texts.restore })).toBeVisible();
      await staff.send('Στις 18:00.');
      await expect(frame.getByRole('paragraph').filter({ hasText: texts.unreadOne })).toBeVisible();
      await slowToPutAway(page);
      await page.goto('/career');
      await expect(frame.getByRole('paragraph').filter({ hasText: texts.unreadOne })).toBeVisible();
      await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBe(56);
      await frame.getByRole('button', { name: texts.restore }).click();
      await expect(log.getByText('Στις 18:00.')).toBeVisible();
      await expect(log.getByText('Και για επιστροφή;')).toHaveCount(1);

      await frame.getByRole('button', { name: texts.end, exact: true }).click();
      await expect(frame.getByRole('button', { name: texts.endNo })).toBeFocused();
      await expectAccessible(page);
      await frame.getByRole('button', { name: texts.endYes }).click();
      const saving = page.waitForEvent('download');
      await frame.getByRole('button', { name: texts.download }).click();
      const file = await readFile(await (await saving).path(), 'utf8');
      expect(file).toContain(`${texts.you}: Και για επιστροφή;`);
      expect(file).toContain(`${EDITOR.given}: Στις 18:00.`);
      expect((await staff.read()).state).toBe('ended');
      await frame.getByRole('button', { name: chatTexts.close, exact: true }).click();
      await expect(page.getByRole('button', { name: chatTexts.open, exact: true })).toBeFocused();
      expect((await namesKept(page)).session).not.toContain('meltemi.chat');
    });
  });
});

test.describe('E5 in English, on a wide screen', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
  const chatTexts = en.common.chat;
  const texts = chatTexts.frame;
  const openWith = (page: Page, data: object) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('meltemi:open-chat', { detail })), {
      formData: data,
    });

  test('the booking is sent only with the traveller’s consent', async ({ page, request, baseURL }) => {
    await whileOpen(request, async () => {
      await afterIdle(page, () => page.goto('/en/career'));
      await expect(page.getByRole('button', { name: chatTexts.open, exact: true })).toBeVisible();
      await openWith(page, { booking: 'ABEHKMN', topic: 'luggage' });
      const frame = frameOf(page);
      const consent = frame.getByLabel(put(texts.withBooking, 'ABEHKMN'));
      await expect(consent).not.toBeChecked();
      const name = `Anna ${crypto.randomUUID()}`;
      await frame.getByLabel(texts.name, { exact: true }).fill(name);
      await frame.getByLabel(texts.text).fill('A bag was left on board.');
      await frame.getByRole('button', { name: texts.start }).click();
      await expect(frame.getByRole('log')).toBeVisible();
      const received = await (await staffFor(request, baseURL ?? '', name)).read();
      expect(received).toMatchObject({ booking: '', data: { topic: 'luggage' } });
    });
  });

  test('outside office hours a message can be left, with an address for the reply', async ({ page }) => {
    const shut = { open: false, opensAt: '2030-01-07T06:00:00.000Z', closesAt: null };
    await page.route('**/desk/chat/hours', (route) => route.fulfill({ json: shut }));
    await afterIdle(page, () => page.goto('/en/career'));
    await page.getByRole('button', { name: chatTexts.open, exact: true }).click();
    const frame = frameOf(page);
    await expect(frame.getByText('Monday 7 January at 08:00')).toBeVisible();
    // In a window of 410 px the field was cut off, and the button out of sight.
    await expect(frame.getByLabel(texts.text)).toBeInViewport({ ratio: 1 });
    await expect(frame.getByRole('button', { name: texts.send, exact: true })).toBeInViewport({ ratio: 1 });
    await frame.getByLabel(texts.name, { exact: true }).fill('Anna');
    await frame.getByLabel(texts.text).fill('A bag was left on board.');
    await frame.getByRole('button', { name: texts.send, exact: true }).click();
    await frame.getByRole('link', { name: texts.emailMissing }).click();
    await expect(frame.getByLabel(texts.email)).toBeFocused();
    await expectAccessible(page);
    await frame.getByLabel(texts.email).fill('anna@example.com');
    await frame.getByRole('button', { name: texts.send, exact: true }).click();
    await expect(frame.getByText(put(texts.receivedText, 'anna@example.com'))).toBeVisible();
    await expectAccessible(page);
  });

  test('only pages of this site can frame the chat', async ({ request }) => {
    for (const lang of ['el', 'en']) {
      const headers = (await request.get(`/chat/frame?lang=${lang}`)).headers();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self';");
    }
    const check = await request.head('/chat/secure-check?nocache=1');
    expect([check.status(), check.headers()['cache-control']]).toEqual([200, 'no-store']);
  });
});
