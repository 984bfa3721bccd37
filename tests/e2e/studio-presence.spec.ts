import { expect, type Page } from '@playwright/test';
import { beSignedIn, openDocument, textField } from './studio-desk.ts';
import { test } from './studio-windows.ts';

test.setTimeout(180_000);

const EDITOR = { email: 'editor@meltemi.example', name: 'Ελένη Συντάκτρια' };
const ADMIN = { email: 'admin@meltemi.example', name: 'Άρης Διαχειριστής' };

/**
 * Whether somebody's avatar is on the field. The Studio draws avatars on a layer above the form, so only their position
 * on the screen shows it.
 */
async function isOn(page: Page, field: string, name: string): Promise<boolean> {
  const place = await page.getByTestId(`field-${field}`).boundingBox();
  if (!place) return false;
  // All at once: a single one that has gone in the meantime would be waited for.
  const boxes = await page
    .getByTestId('document-panel-scroller')
    .getByTitle(name)
    .evaluateAll((avatars) =>
      avatars.map((avatar) => {
        const { x, y, width, height } = avatar.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  return boxes.some((box) => {
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    return x > place.x && x < place.x + place.width && y > place.y - 10 && y < place.y + place.height;
  });
}

function expectOn(page: Page, field: string, name: string) {
  return expect.poll(() => isOn(page, field, name), { timeout: 30_000 });
}

test('B3: each editor sees the other in the document and on the field, and sees them leave', async ({
  context,
  browser,
}) => {
  // Windows of their own: one watches its sockets from the start, and one is closed.
  const page = await context.newPage();
  const sockets = new Set<string>();
  page.on('websocket', (socket) => sockets.add(new URL(socket.url()).pathname));
  const office = await browser.newContext();
  const other = await office.newPage();
  await beSignedIn(page, EDITOR.email);
  await beSignedIn(other, ADMIN.email);
  await openDocument(page, 'destination', 'destination-leros');
  await openDocument(other, 'destination', 'destination-leros');
  // The socket uses the site's own port, like everything else.
  expect([...sockets]).toContain('/lake/v2022-06-30/socket/production');

  // Before anybody types or clicks, the list shows who has which document open.
  const list = page.getByTestId('document-list-pane');
  await expect(list.getByTitle(ADMIN.name)).toBeVisible({ timeout: 30_000 });

  await textField(other, 'title_el').click();
  await expectOn(page, 'title_el', ADMIN.name).toBe(true);
  await textField(page, 'title_en').click();
  await expectOn(other, 'title_en', EDITOR.name).toBe(true);

  // The avatar moves from field to field.
  await textField(other, 'title_en').click();
  await expectOn(page, 'title_en', ADMIN.name).toBe(true);
  await expectOn(page, 'title_el', ADMIN.name).toBe(false);

  // Closing a window removes its editor.
  await office.close();
  await expectOn(page, 'title_en', ADMIN.name).toBe(false);
  await expect(list.getByTitle(ADMIN.name)).toHaveCount(0);
});
