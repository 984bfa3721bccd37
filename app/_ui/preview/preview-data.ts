import * as v from 'valibot';

/** Id of the element with the browser's data for preview; absent on visitors' pages. */
export const PREVIEW_DATA_ID = 'preview-data';

const schema = v.object({
  /** Editors can click parts to edit them; guests can't. `ended`: the preview is over. */
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

/** @throws when the page was rendered by another version of the site; reloading helps */
export function readPreviewData(): PreviewData {
  const text = document.getElementById(PREVIEW_DATA_ID)?.textContent ?? '';
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), text);
}
