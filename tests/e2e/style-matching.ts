import type { Page } from '@playwright/test';
import * as v from 'valibot';

const Update = v.object({
  name: v.literal('UpdateLayoutTree'),
  args: v.object({ elementCount: v.number() }),
});

/** How many elements the browser matches anew against the style sheets after an element was added at the end of a page. */
export async function matchedAnew(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const events: unknown[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await page.evaluate(async () => {
    document.querySelector('main')?.append(document.createElement('b'));
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  const updates = events.flatMap((event) => {
    const read = v.safeParse(Update, event);
    return read.success ? [read.output.args.elementCount] : [];
  });
  return updates.reduce((sum, count) => sum + count, 0);
}
