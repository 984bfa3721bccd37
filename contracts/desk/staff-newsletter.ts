import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { line, text } from './fields.ts';

/**
 * The newsletter as staff see it, below `/staff/newsletter`. Problems are RFC 9457 with `errors` for wrong fields.
 *
 * | endpoint | does |
 * |---|---|
 * | `GET /staff/newsletter/subscribers` | {@link SubscriberCounts} |
 * | `GET /staff/newsletter/subscribers.csv` | the confirmed subscribers as a file; administrators and editors only |
 * | `GET /staff/newsletter/issues` | {@link IssueList}, newest first |
 * | `POST /staff/newsletter/issues` | {@link IssueDraft} → 201 and the {@link Issue} |
 * | `GET …/issues/{id}` | the issue with its {@link IssueProgress} |
 * | `PUT …/issues/{id}` | {@link IssueDraft} → the issue; 409 once it is sent |
 * | `DELETE …/issues/{id}` | 204; 409 once it is sent |
 * | `POST …/preview` | {@link IssueDraft} → {@link IssuePreviews}; stores nothing |
 * | `POST …/issues/{id}/test` | 202; sends the issue in both languages to the caller |
 * | `POST …/issues/{id}/send` | `{readers}` as counted in `subscribers` → the issue; 409 if that number has changed, 422 if {@link refusalsOf} isn't empty. Repeating it returns the issue unchanged |
 * | `POST …/issues/{id}/pause`, `POST …/issues/{id}/resume` | the issue; repeating it changes nothing |
 *
 * `GET /staff/events` sends `{kind: 'issue', id}` when an issue changes state.
 */
export const itemKinds = ['newsPost', 'offer'] as const;
const issueStates = ['draft', 'sending', 'paused', 'sent'] as const;
export const MAX_ITEMS = 12;

/** A path on the site; one that leads to another host (`//`, `/\`) is refused. */
const path = v.nullable(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\p{Cc}"<>\\]*$/u)));

/**
 * What the email shows of a post or an offer, as it was when the issue was saved. Without `path_xx` there is no page in language
 * xx.
 */
export const IssueItem = v.object({
  kind: v.picklist(itemKinds),
  /** The document's id. */
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)),
  picture: path,
  title_el: line(200),
  title_en: line(200),
  lead_el: text(600),
  lead_en: text(600),
  path_el: path,
  path_en: path,
});

export const IssueDraft = v.object({
  title_el: line(120),
  title_en: line(120),
  intro_el: text(2000),
  intro_en: text(2000),
  items: v.pipe(v.array(IssueItem), v.maxLength(MAX_ITEMS)),
});

/** How far sending has got. `skipped`: subscribers who left or changed their address before their email was sent. */
export const IssueProgress = v.object({
  readers: v.number(),
  sent: v.number(),
  failed: v.number(),
  skipped: v.number(),
});

export const Issue = v.object({
  id: v.string(),
  state: v.picklist(issueStates),
  draft: IssueDraft,
  madeBy: v.string(),
  changedAt: v.string(),
  sentBy: v.nullable(v.string()),
  startedAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
  progress: IssueProgress,
});
export const IssueList = v.object({ issues: v.array(Issue) });

const counts = v.object({
  pending: v.number(),
  confirmed: v.number(),
  unsubscribed: v.number(),
  undeliverable: v.number(),
});
export const SubscriberCounts = v.object({ el: counts, en: counts });

const preview = v.object({ subject: v.string(), text: v.string(), html: v.string() });
export const IssuePreviews = v.object({ el: preview, en: preview });

export const IssueSend = v.object({ readers: v.pipe(v.number(), v.integer(), v.minValue(0)) });

export type IssueItem = v.InferOutput<typeof IssueItem>;
export type IssueDraft = v.InferOutput<typeof IssueDraft>;
export type IssueProgress = v.InferOutput<typeof IssueProgress>;
export type Issue = v.InferOutput<typeof Issue>;
export type SubscriberCounts = v.InferOutput<typeof SubscriberCounts>;
export type IssuePreviews = v.InferOutput<typeof IssuePreviews>;

/** The items in the email in this language: those with a page in it. */
export function itemsIn(draft: IssueDraft, locale: Locale): IssueItem[] {
  return draft.items.filter((item) => item[`title_${locale}`] !== '' && item[`path_${locale}`] !== null);
}

/** What prevents an issue from being sent in a language. Subscribers get it only in the language that they chose. */
export function refusalsOf(draft: IssueDraft, locale: Locale): ('title' | 'items')[] {
  return [
    ...(draft[`title_${locale}`] === '' ? (['title'] as const) : []),
    ...(itemsIn(draft, locale).length === 0 ? (['items'] as const) : []),
  ];
}
