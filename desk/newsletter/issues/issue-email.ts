import type { Locale } from '#foundation/text/locales.ts';
import { type IssueDraft, type IssueItem, itemsIn } from '#contracts/desk/staff-newsletter.ts';
import { text } from '#desk/messages/texts.ts';
import type { Email } from '#desk/mail/transport.ts';
import { renderEmail } from '#foundation/email/render-email.ts';
import type { Block } from '#foundation/email/content.ts';
import { leaveHeaders, stepLink } from '../links.ts';

/**
 * An issue as one reader gets it, in one language only: items without a translation are left out.
 * `siteUrl` has no trailing slash.
 */
export function issueEmail(
  draft: IssueDraft,
  locale: Locale,
  { siteUrl, unsubscribeToken }: { siteUrl: string; unsubscribeToken: string },
): Omit<Email, 'to'> {
  const title = draft[`title_${locale}`];
  const intro = draft[`intro_${locale}`];
  const body = renderEmail({
    locale,
    operator: text(locale, 'operator.name'),
    title,
    blocks: [
      ...paragraphs(intro),
      ...itemsIn(draft, locale).flatMap((item) => itemBlocks(item, locale, siteUrl)),
    ],
    small: [
      text(locale, 'newsletter.issue.why'),
      {
        label: text(locale, 'newsletter.issue.leave'),
        href: stepLink(siteUrl, locale, 'unsubscribe', unsubscribeToken),
      },
    ],
  });
  return { subject: title, ...body, headers: leaveHeaders(siteUrl, locale, unsubscribeToken) };
}

/** The image only repeats the title, so it has no alternative text and no link. */
function itemBlocks(item: IssueItem, locale: Locale, siteUrl: string): Block[] {
  return [
    { kind: 'heading', text: item[`title_${locale}`] },
    ...(item.picture === null ? [] : [{ kind: 'picture', src: siteUrl + item.picture, alt: '' } as const]),
    ...paragraphs(item[`lead_${locale}`]),
    {
      kind: 'button',
      label: text(locale, `newsletter.issue.${item.kind}`),
      href: siteUrl + (item[`path_${locale}`] ?? ''),
    },
  ];
}

/** Empty lines separate paragraphs, as editors type them. */
function paragraphs(written: string): Block[] {
  return written
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => ({ kind: 'paragraph', text: part }));
}
