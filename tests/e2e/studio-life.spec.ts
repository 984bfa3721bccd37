import { expect, type APIRequestContext } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import { sessionOf } from './lake-session.ts';
import { deleteDocument, visitDocument, publish, textField, visit } from './studio-desk.ts';
import { test } from './studio-windows.ts';
import { seededText } from '#tests/fixtures/seeded.ts';

test.setTimeout(180_000);

const POST = '/news/sta-limania/stasi-ston-panormiti';
const greek = { headers: { 'accept-language': 'el' } };

test('B4: publishing an island refreshes its page and leaves the other pages cached', async ({
  page,
  request,
}) => {
  await visitDocument(page, 'destination', 'destination-nisyros');
  const others = ['/news', '/destinations/patmos', '/en/destinations/symi', '/about', '/early-booking'];
  for (const path of [...others, '/destinations/nisyros']) await answers(request, path, 200);
  const tagline = textField(page, 'tagline_el');
  const before = await tagline.inputValue();
  await tagline.fill(`${before} Από κοντά.`);
  await publish(page);
  await shows(request, '/destinations/nisyros', `${before} Από κοντά.`);
  // STALE is also the cached page: a page that mentions the island is regenerated in the background. Only MISS would
  // make a visitor wait.
  for (const path of others)
    expect((await request.get(path, greek)).headers()['x-nextjs-cache'], path).toMatch(/^(HIT|STALE)$/);
  await tagline.fill(before);
  await publish(page);
});

test('B3: an unpublished post is gone from the site and comes back when it is published again', async ({
  page,
  request,
}) => {
  await answers(request, POST, 200);
  await visit(page, '/studio/intent/edit/id=newsPost-panormitis-call;type=newsPost');
  await page.getByRole('button', { name: 'Published' }).first().click({ timeout: 60_000 });
  await page.getByTestId('action-unpublish').click();
  await page.getByTestId('confirm-button').click();
  await answers(request, POST, 404);

  await visit(page, '/studio/intent/edit/id=newsPost-panormitis-call;type=newsPost');
  await expect(textField(page, 'title_el')).toBeEditable({ timeout: 60_000 });
  await publish(page);
  await answers(request, POST, 200);
});

test('B3: a document that other pages need can’t be unpublished, and the Studio says why', async ({
  page,
  request,
}) => {
  await visitDocument(page, 'destination', 'destination-halki');
  await page.getByRole('button', { name: 'Published' }).first().click();
  await page.getByTestId('action-unpublish').click();
  await expect(page.getByText('Χάλκη, Εμπορειός')).toBeVisible();
  await page.getByTestId('confirm-button').click();
  await expect(page.getByText('there are other documents that refers to it')).toBeVisible();
  await answers(request, '/destinations/chalki', 200);
});

test('B3: an old revision is found in the history, restored and published', async ({ page, request }) => {
  await visitDocument(page, 'destination', 'destination-arki');
  const title = textField(page, 'title_el');
  const before = seededText('destination-arki', 'title_el');
  const address = `/destinations/${await textField(page, 'permalink_el').inputValue()}`;
  await title.fill(`${before} κατά λάθος`);
  await publish(page);
  await shows(request, address, `${before} κατά λάθος</h1>`);

  await page.getByTestId('pane-context-menu-button').last().click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await page.getByTestId('timeline-item-button').filter({ hasText: 'Created' }).click();
  await expect(title).toHaveValue(before);
  await page.getByRole('button', { name: 'Revert to revision' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(title).toBeEditable();
  await expect(title).toHaveValue(before);
  await publish(page);
  await shows(request, address, `${before}</h1>`);
});

test('B3: what an editor crops with the mouse is cropped on the page', async ({ page, request }) => {
  await visitDocument(page, 'destination', 'destination-ikaria');
  const permalink = await textField(page, 'permalink_el').inputValue();
  await page.getByRole('tab', { name: 'Pictures' }).click();
  await page.getByTestId('options-menu-edit-details').first().click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByTestId('change-bar__field-wrapper').locator('svg').last();
  // Until it has been loaded, the drawing is the icon of a button.
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The picture of the dialog has no size.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, middle, { steps: 10 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await publish(page);
  await shows(request, `/destinations/${permalink}`, '/cut2');

  const html = await (await request.get(`/destinations/${permalink}`, greek)).text();
  const [address = ''] = /\/image\/s640x\/cut[^ "]+/.exec(html) ?? [];
  expect((await request.get(address)).status()).toBe(200);
});

test('B2, B3: a copy is a separate draft and needs its own address', async ({ page }) => {
  await visitDocument(page, 'newsCategory', 'newsCategory-in-port');
  await page.getByTestId('action-menu-button').click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.waitForURL((url) => !url.pathname.includes('newsCategory-in-port'));
  await expect(textField(page, 'title_en')).toHaveValue('In port');
  await textField(page, 'title_en').fill('In port, a copy');
  await page.getByRole('button', { name: 'Validation' }).click();
  // A draft's permalink follows its title, so the English one is new already; the Greek one is still the original's.
  await expect(textField(page, 'permalink_en')).toHaveValue('in-port-a-copy');
  await expect(
    page.getByRole('button', { name: /Permalink · Ελληνικά “sta-limania” is already in use/ }),
  ).toBeVisible();
  await expect(page.getByTestId('action-publish')).toBeDisabled();
  await deleteDocument(page, 'newsCategory', 'In port, a copy');
});

test('B3, A11: an unpublished page of the menu is a 404 in its first bytes, and comes back', async ({
  request,
  baseURL,
}) => {
  const authorization = `Bearer ${await sessionOf(request, String(baseURL), 'editor@meltemi.example')}`;
  const ids = { draftId: 'drafts.page-bonusways', publishedId: 'page-bonusways' };
  const act = async (action: 'unpublish' | 'publish') => {
    const actionType = `sanity.action.document.${action}`;
    const answer = await request.post('/lake/v2025-02-19/data/actions/production', {
      headers: { authorization },
      data: { actions: [{ actionType, ...ids }] },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await answers(request, '/bonusways', 200);
  await act('unpublish');
  await answers(request, '/bonusways', 404);
  const html = await (await request.get('/bonusways', greek)).text();
  expect(html).toContain('<html lang="el"');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${el.common.errors.notFoundTitle}`));
  await act('publish');
  await answers(request, '/bonusways', 200);
});

async function answers(request: APIRequestContext, path: string, status: number): Promise<void> {
  await expect(async () => expect((await request.get(path, greek)).status()).toBe(status)).toPass({
    timeout: 30_000,
  });
}

async function shows(request: APIRequestContext, path: string, text: string): Promise<void> {
  await expect(async () => expect(await (await request.get(path, greek)).text()).toContain(text)).toPass({
    timeout: 30_000,
  });
}
