import type { LakeOptions } from '#content-lake/index.ts';

/** What the site needs to know about a change: the document, and its addresses before and after. */
const PROJECTION = `{
  _id,
  _type,
  "operation": delta::operation(),
  "permalink_el": permalink_el.current,
  "permalink_en": permalink_en.current,
  defined(before()) => {
    "before": {
      "permalink_el": before().permalink_el.current,
      "permalink_en": before().permalink_en.current
    }
  }
}`;

/** Uploads and the lake's system documents appear on no page. */
const FILTER = '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")';

/** Notifies the site of published, changed and removed documents, so that it revalidates their pages. */
export function siteWebhook(siteUrl: string, secret: string): LakeOptions['webhooks'][number] {
  return {
    id: 'site',
    url: `${siteUrl}/api/revalidate`,
    secret,
    rule: { on: ['create', 'update', 'delete'], filter: FILTER, projection: PROJECTION },
  };
}
