import { expect, test } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { checks } from './criteria.ts';
import { fastFerryDays } from './fast-ferry-days.ts';
import { readAloud } from './spoken/read-aloud.ts';
import { keptScript, oddities, scriptOf } from './spoken/script.ts';
import { tour } from './tour.ts';

/*
 * What a screen reader says on each page of a visit, from Chromium's accessibility tree, compared with `tests/spoken`
 * (docs/decisions/095-accessibility-from-results.md). Only when named: `npm test -- spoken`, which starts the program's clock at a
 * fixed hour; with `WRITE_SPOKEN=true` it writes the files instead.
 */
test.setTimeout(400_000);
test.describe.configure({ mode: 'parallel' });

const isWriting = process.env.WRITE_SPOKEN === 'true';

for (const locale of ['el', 'en'] as const)
  test.describe(locale, () => {
    test.use({
      locale: locale === 'el' ? 'el-GR' : 'en-GB',
      viewport: { width: 1280, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test(
      `every page says what it said before, and nothing odd, ${locale}`,
      checks(
        'spoken',
        '1.1.1',
        '1.3.1',
        '1.3.2',
        '2.4.1',
        '2.4.2',
        '2.4.4',
        '2.4.6',
        '3.2.3',
        '3.2.4',
        '3.2.6',
        '3.3.1',
        '3.3.2',
        '3.3.3',
        '4.1.2',
        '4.1.3',
      ),
      async ({ page }) => {
        // The browser's clock is the program's (`E2E_STARTS_AT`).
        await page.clock.setFixedTime(Date.now() + Number(process.env.CLOCK_SHIFT_MS ?? 0));
        // The next ship of each quay comes with a script, before or after the page is read, and is another one each day.
        await page.route('**/shell/next-ships.js', (route) => route.abort());
        const odd: string[] = [];
        await tour(
          page,
          locale,
          async (state) => {
            const path = `tests/spoken/${locale}/${state}.txt`;
            const heard = `${(await scriptOf(page, locale, state)).join('\n')}\n`;
            odd.push(...oddities(await readAloud(page, locale)).map((text) => `${state}: ${text}`));
            if (isWriting) await write(path, heard);
            else expect.soft(heard, path).toBe(await keptScript(path));
          },
          await fastFerryDays(),
        );
        expect(odd).toEqual([]);
      },
    );
  });

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
