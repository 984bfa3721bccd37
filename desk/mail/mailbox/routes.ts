import * as v from 'valibot';
import { defineRoute } from '#desk/kernel/define-route.ts';
import { downloadAttachment } from '../download.ts';
import { listMail, MailId, MailQuery, readMail } from '../staff/read.ts';
import { type Html, emailPage, listPage } from './pages.ts';

/** No scripts, no requests except for the email's frame, and no framing of the page itself. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
/** What mail programs allow in an email's HTML: pictures and its own styles, no scripts, no forms. Links open in another tab. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src https: http: data:; frame-ancestors 'self'; base-uri 'none'; sandbox allow-popups allow-popups-to-escape-sandbox";

const PAGE = { files: ['text/html'] };
const Email = v.object({ id: MailId });

async function page(html: Html | string, status: 200 | 404 = 200, policy = PAGE_POLICY): Promise<Response> {
  return new Response(String(await html), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

const missing = () => page(listPage({ items: [], next: null, q: '' }), 404);

/**
 * A mailbox for developers of the site, in place of a mail server. It requires no sign-in, so it is enabled on a developer's machine
 * only.
 */
export const mailboxRoutes = [
  defineRoute({
    method: 'get',
    path: '/mailbox',
    summary: 'The emails that were sent, as a page',
    responses: { 200: PAGE },
    async handler({ request }, { db }) {
      const parsed = v.safeParse(MailQuery, Object.fromEntries(new URL(request.url).searchParams));
      const query = parsed.success ? parsed.output : v.parse(MailQuery, {});
      return page(listPage({ ...(await listMail(db, query)), q: query.q }));
    },
  }),

  defineRoute({
    method: 'get',
    path: '/mailbox/:id',
    summary: 'An email as a page',
    input: { params: Email },
    responses: { 200: PAGE },
    refuse: missing,
    async handler({ params }, { db }) {
      const email = await readMail(db, params.id);
      return email ? page(emailPage(email)) : missing();
    },
  }),

  defineRoute({
    method: 'get',
    path: '/mailbox/:id/html',
    summary: 'The HTML of an email, for a frame',
    input: { params: Email },
    responses: { 200: PAGE },
    refuse: missing,
    async handler({ params }, { db }) {
      const email = await readMail(db, params.id);
      if (!email?.html) return missing();
      // The frame is too small to show a linked page.
      return page(email.html.replace('<head>', '<head>\n<base target="_blank">'), 200, EMAIL_POLICY);
    },
  }),

  defineRoute({
    method: 'get',
    path: '/mailbox/:id/attachments/:position',
    summary: 'A file of an email',
    input: { params: v.object({ id: MailId, position: v.string() }) },
    responses: { 200: { files: ['*/*'] } },
    refuse: missing,
    handler: async ({ params }, { db }) =>
      (await downloadAttachment(db, params.id, params.position)) ?? missing(),
  }),
];
