import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { DeskParts } from '#desk/kernel/options.ts';
import { downloadAttachment } from '../download.ts';
import { listMail, MailId, MailQuery, readMail } from '../staff/read.ts';
import { type Html, letterPage, listPage } from './pages.ts';

/** Nothing runs, nothing is fetched but the letter's own frame from here, and nobody may frame us. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
/** The letter's HTML as a mail program treats it: pictures and its own styles, no script, no form; links open elsewhere. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * A mailbox for whoever develops the site, instead of a mail server: `GET /mailbox`. It asks nobody who they are, so it is opened
 * on a developer's machine only.
 */
export function mailboxRoutes(app: Hono, { db }: Pick<DeskParts, 'db'>): void {
  const page = async (c: Context, html: Html | string, status: 200 | 404 = 200, policy = PAGE_POLICY) =>
    c.body(String(await html), status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
  const find = async (id: string) => {
    const read = v.safeParse(MailId, id);
    return read.success ? readMail(db, read.output) : null;
  };
  const missing = (c: Context) => page(c, listPage({ items: [], next: null, q: '' }), 404);

  app.get('/mailbox', async (c) => {
    const asked = v.safeParse(MailQuery, c.req.query());
    const query = asked.success ? asked.output : v.parse(MailQuery, {});
    return page(c, listPage({ ...(await listMail(db, query)), q: query.q }));
  });
  app.get('/mailbox/:id', async (c) => {
    const letter = await find(c.req.param('id'));
    return letter ? page(c, letterPage(letter)) : missing(c);
  });
  app.get('/mailbox/:id/html', async (c) => {
    const letter = await find(c.req.param('id'));
    if (!letter?.html) return missing(c);
    // The frame is too small to follow a link in.
    return page(c, letter.html.replace('<head>', '<head>\n<base target="_blank">'), 200, LETTER_POLICY);
  });
  app.get('/mailbox/:id/attachments/:position', async (c) => {
    const id = v.safeParse(MailId, c.req.param('id'));
    const file = id.success && (await downloadAttachment(db, id.output, c.req.param('position')));
    return file || missing(c);
  });
}
