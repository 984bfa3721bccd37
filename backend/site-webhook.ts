import type { LakeOptions } from '#content-lake/index.ts';

/** What the site needs to know of a change: which document, and under which addresses it stood and stands. */
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

/** Uploads and what the lake keeps for itself are on no page. */
const FILTER = '!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")';

/** Tells the site what was published, changed or taken away, so that it makes those pages anew. */
export function siteWebhook(siteUrl: string, secret: string): LakeOptions['webhooks'][number] {
  return {
    id: 'site',
    url: `${siteUrl}/api/revalidate`,
    secret,
    rule: { on: ['create', 'update', 'delete'], filter: FILTER, projection: PROJECTION },
  };
}
