import { perLocale, type Locale } from '#foundation/text/locales.ts';
import type { Hono } from 'hono';
import { IssueDraft } from '#contracts/desk/staff-newsletter.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { given, gone, idOf, type IssueContext, limited } from './doors.ts';
import { issueLetter } from './letter.ts';
import { addIssue, changeIssue, issueById, listIssues, removeIssue } from './store.ts';

/** Making an issue, looking at it, and taking it back before it is sent. */
export function issueDraftRoutes(app: Hono<StaffEnv>, parts: DeskParts): void {
  const { db, clock, ids, events, siteUrl } = parts;

  /** Of a change that was not made: the issue is not there, or sent. */
  const unchanged = async (c: IssueContext) =>
    (await issueById(db, idOf(c)))
      ? problem(c, 409, 'not_a_draft', text(localeOf(c.req.raw), 'newsletter.refusals.notDraft'))
      : gone(c);

  app.get('/newsletter/issues', async (c) => c.json({ issues: await listIssues(db) }));

  app.get('/newsletter/issues/:id', async (c) => {
    const issue = await issueById(db, idOf(c));
    return issue ? c.json(issue) : gone(c);
  });

  app.post('/newsletter/issues', limited, async (c) => {
    const draft = await given(c, IssueDraft);
    if (draft.kind === 'wrong') return draft.answer;
    const id = ids();
    await addIssue(db, { id, draft: draft.value, madeBy: c.get('staff').name }, clock());
    events.tell({ kind: 'issue', id });
    return c.json(await issueById(db, id), 201);
  });

  app.put('/newsletter/issues/:id', limited, async (c) => {
    const draft = await given(c, IssueDraft);
    if (draft.kind === 'wrong') return draft.answer;
    const id = idOf(c);
    if (!(await changeIssue(db, id, draft.value, clock()))) return unchanged(c);
    events.tell({ kind: 'issue', id });
    return c.json(await issueById(db, id));
  });

  app.delete('/newsletter/issues/:id', async (c) => {
    const id = idOf(c);
    if (!(await removeIssue(db, id))) return unchanged(c);
    events.tell({ kind: 'issue', id });
    return c.body(null, 204);
  });

  app.post('/newsletter/preview', limited, async (c) => {
    const draft = await given(c, IssueDraft);
    if (draft.kind === 'wrong') return draft.answer;
    // A link that leads nowhere: nobody is unsubscribed by trying it.
    const letter = (locale: Locale) => {
      const { subject, text, html } = issueLetter(draft.value, locale, { siteUrl, unsubscribeToken: '' });
      return { subject, text, html };
    };
    return c.json(perLocale(letter));
  });
}
