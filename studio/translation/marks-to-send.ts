import * as v from 'valibot';
import type { marksField } from './marks.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Marks = ReturnType<typeof marksField>;

const Publish = v.looseObject({
  actionType: v.literal('sanity.action.document.publish'),
  draftId: v.string(),
  publishedId: v.string(),
});
const Body = v.looseObject({ actions: v.array(v.unknown()) });

/**
 * Marks that are sent with the request that publishes their document. As an edit of the form they would wait for the Studio's next
 * save, up to a second, and delay publishing.
 */
export type MarksToSend = {
  /** Sets the marks of the draft that is about to be published; `undefined` if it already has the right ones. */
  put(draftId: string, marks: Marks | undefined): void;
  /** Returns a `fetch` for the content client that adds the marks. */
  sendingWith(fetch: Fetch): Fetch;
};

export function createMarksToSend(): MarksToSend {
  const waiting = new Map<string, Marks>();

  function withMarks(action: unknown): unknown[] {
    const read = v.safeParse(Publish, action);
    if (!read.success) return [action];
    const { draftId, publishedId } = read.output;
    const translationMarks = waiting.get(draftId);
    if (translationMarks === undefined) return [action];
    waiting.delete(draftId);
    const patch = { set: { translationMarks } };
    return [{ actionType: 'sanity.action.document.edit', draftId, publishedId, patch }, action];
  }

  return {
    put(draftId, marks) {
      if (marks === undefined) waiting.delete(draftId);
      else waiting.set(draftId, marks);
    },
    sendingWith: (fetch) => (url, init) => {
      const text = init?.body;
      if (waiting.size === 0 || typeof text !== 'string' || !/\/data\/actions\//.test(url))
        return fetch(url, init);
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), Body), text);
      if (!body.success) return fetch(url, init);
      const actions = body.output.actions.flatMap(withMarks);
      return fetch(url, { ...init, body: JSON.stringify({ ...body.output, actions }) });
    },
  };
}
