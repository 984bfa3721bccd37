import { expect, test } from '@playwright/test';
import el from '#messages/el.json' with { type: 'json' };
import { seeded, seededText } from '#tests/fixtures/seeded.ts';
import { editorOf } from './lake-session.ts';

const HOUR_MS = 3_600_000;
const halki = `/destinations/${seededText('destination-halki', 'permalink_el')}`;
const kos = `/destinations/${seededText('destination-kos', 'permalink_el')}`;

test.use({ locale: 'el-GR', viewport: { width: 390, height: 844 } });

// Who read about Kastellorizo in December didn't learn that its ship would not sail on the 9th: only the home page said it.
test('an alert of editors is on the pages of the islands whose ports it names, above their sailings', async ({
  page,
  request,
  baseURL,
}) => {
  const lake = await editorOf(request, baseURL ?? '');
  const id = 'serviceAlert-only-halki';
  const title_el = 'Χάλκη: χωρίς ταχύπλοο απόψε';
  await lake({
    createOrReplace: {
      _id: id,
      _type: 'serviceAlert',
      title_el,
      text_el: 'Το δρομολόγιο των 19:00 δεν εκτελείται.',
      severity: 'warn',
      startsAt: new Date(Date.now() - HOUR_MS).toISOString(),
      endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
      ports: seeded('destination-halki').ports ?? [],
    },
  });
  try {
    // Whoever comes before the page is made anew sees the one before.
    const greek = { headers: { 'Accept-Language': 'el' } };
    await expect(async () =>
      expect(await (await request.get(halki, greek)).text()).toContain(title_el),
    ).toPass({ timeout: 30_000 });
    await page.goto(halki);
    const alert = page.getByRole('region', { name: el.common.home.alerts });
    await expect(alert.getByText(title_el).locator('visible=true')).toHaveCount(1);
    const notice = await alert.boundingBox();
    const card = await page.getByRole('region', { name: el.common.destinations.facts }).boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThan(card?.y ?? 0);
    await page.goto(kos);
    await expect(page.getByText(title_el)).toHaveCount(0);
  } finally {
    await lake({ delete: { id } });
  }
});
