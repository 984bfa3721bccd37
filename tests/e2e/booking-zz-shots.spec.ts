import { test } from '@playwright/test';
import { fillTraveller, pathOf, textsOf } from './booking-steps.ts';
import { cheapestFirst, hold, onFoot, oneWay, openIn } from './sold-booking.ts';

for (const [locale, width] of [
  ['el', 390],
  ['el', 1440],
  ['en', 390],
  ['en', 1440],
] as const)
  test(`shots ${locale} ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const t = textsOf(locale);
    const [ship] = await cheapestFirst(onFoot, 45);
    if (!ship) throw new Error('none');
    const held = await hold(oneWay(ship), onFoot);
    await openIn(context, held);
    await page.goto(pathOf(locale, `/booking/travellers?ref=${held.reference}`));
    await fillTraveller(page, locale, 1, { surname: 'Μαυρίδη', given: 'Άννα', year: '1992', gender: 'F' });
    await page.getByLabel(t.travellers.email).fill(`shot${width}${locale}@example.gr`);
    await page.getByRole('button', { name: t.travellers.confirm }).click();
    const code = page.getByLabel(t.contactCode.label, { exact: true });
    await code.waitFor();
    await page.screenshot({ path: `/tmp/seats-shots/code-${locale}-${width}.png` });
    await code.fill('12');
    await code.press('Enter');
    await page.getByText(t.contactCode.error.wrong).waitFor();
    await page.screenshot({ path: `/tmp/seats-shots/wrong-${locale}-${width}.png` });
  });
