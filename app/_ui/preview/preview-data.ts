import * as v from 'valibot';

/** Where the server leaves what the browser needs for preview; absent on the pages of visitors. */
export const PREVIEW_DATA_ID = 'preview-data';

const schema = v.object({
  /** An editor can click what he sees; a guest cannot. `ended`: nothing is live any more. */
  kind: v.picklist(['editor', 'guest', 'ended']),
  texts: v.object({
    region: v.string(),
    title: v.string(),
    details: v.array(v.string()),
    leave: v.string(),
    hide: v.string(),
  }),
});
export type PreviewData = v.InferOutput<typeof schema>;

/** @throws when the page was made by another version of the site; loading it again helps */
export function readPreviewData(): PreviewData {
  const text = document.getElementById(PREVIEW_DATA_ID)?.textContent ?? '';
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
}
