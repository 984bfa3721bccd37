import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { OURSELVES } from '#foundation/limits/caller.ts';
import { hashedPolicy } from '#lib/page-cache/whole-page.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { SETTINGS_COOKIE } from '#lib/settings/settings.ts';
import { type CapturedResponse, capture } from '#server/pages/capture.ts';
import { hintNoStyles, inlineStyles } from '#server/pages/inline-styles.ts';
import type { Handle } from '#server/pages/page-policy.ts';
import { type PageRecord, recordPage } from './page-record.ts';
import type { SailingsVisit } from './sailings-visit.ts';

/**
 * Has Next render a page for nobody in particular: it gets the visit and nothing else of a request, so nothing else can be in the
 * page. The service counts its calls against nobody; whoever gets the page has been counted before.
 * @returns the whole page with its policy, and what it noted about itself
 * @throws if Next doesn't answer
 */
export async function renderForEverybody(
  visit: SailingsVisit,
  options: { next: Handle; settings: SecuritySettings; styleText: (href: string) => string | null },
): Promise<{ answer: CapturedResponse; record: PageRecord }> {
  const { next, settings, styleText } = options;
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    url: visit.url,
    headers: {
      host: 'localhost',
      accept: 'text/html',
      'x-forwarded-for': OURSELVES,
      ...(visit.settings !== '' && { cookie: `${SETTINGS_COOKIE}=${visit.settings}` }),
    },
  });
  const response = new ServerResponse(request);
  const taking = capture(response, () => {
    hintNoStyles(response);
    return true;
  });
  const { result: taken, record } = await recordPage(() => {
    void next(request, response);
    return taking;
  });
  response.emit('close');
  if (taken.kind !== 'whole') throw new Error(`Next did not answer ${visit.path}`);
  const { answer } = taken;
  if (!String(answer.headers['content-type']).startsWith('text/html')) return { answer, record };
  const { html, texts } = inlineStyles(answer.body.toString(), { styleText });
  const policy = await hashedPolicy({ path: visit.path, html, styles: texts, settings });
  const headers = { ...answer.headers, 'content-security-policy': policy };
  return { answer: { ...answer, headers, body: Buffer.from(html) }, record };
}
