import * as v from 'valibot';
import { defineRoute } from '#desk/kernel/define-route.ts';
import { downloadAttachment } from '../download.ts';
import { listMail, MailId, MailQuery, readMail } from '../staff/read.ts';
import { type Html, letterPage, listPage } from './pages.ts';

/** Nothing runs, nothing is fetched but the letter's own frame from here, and nobody may frame us. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
/** The letter's HTML as a mail program treats it: pictures and its own styles, no script, no form; links open elsewhere. */
const LETTER_POLICY =
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
 * A mailbox for developers of the site, instead of a mail server. It asks nobody who they are, so it is opened on a developer's
 * machine only.
 */
export const mailboxRoutes = [
  defineRoute({
    method: 'get',
    path: '/mailbox',
    summary: 'The emails that were sent, as a page',
    responses: { 200: PAGE },
    async handler({ request }, { db }) {
      const asked = v.safeParse(MailQuery, Object.fromEntries(new URL(request.url).searchParams));
      const query = asked.success ? asked.output : v.parse(MailQuery, {});
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
      return email ? page(letterPage(email)) : missing();
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
      // The frame is too small to follow a link in.
      return page(email.html.replace('<head>', '<head>\n<base target="_blank">'), 200, LETTER_POLICY);
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
