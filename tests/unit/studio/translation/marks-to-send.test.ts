import { describe, expect, it } from 'vitest';
import { marksField, marksNow } from '#studio/translation/marks.ts';
import { createMarksToSend } from '#studio/translation/marks-to-send.ts';
import { pairsOf } from '#studio/translation/pairs.ts';

const ACTIONS = '/lake/v2025-02-19/data/actions/production?tag=publish';
const marks = marksField(marksNow(pairsOf({ _id: 'drafts.a', title_el: 'Άλφα', title_en: 'Alpha' })));
const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' };
const edit = {
  actionType: 'sanity.action.document.edit',
  draftId: 'drafts.a',
  publishedId: 'a',
  patch: { set: { translationMarks: marks } },
};

/** A Studio that sends its requests with marks; `sent` contains the sent actions. */
function studio() {
  const sent: unknown[] = [];
  const toSend = createMarksToSend();
  const fetch = toSend.sendingWith(async (_url, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return new Response('{}');
  });
  const act = (actions: object[], url = ACTIONS) =>
    fetch(url, { method: 'POST', body: JSON.stringify({ actions, transactionId: 'tx-1' }) });
  return { toSend, sent, act };
}

// They used to be an edit before publishing, which had to wait for the Studio's next save, up to a second after the last keystroke.
describe('B2 marks of a document that is published', () => {
  it('are sent once, in the request that publishes it', async () => {
    const { toSend, sent, act } = studio();
    toSend.put('drafts.a', marks);
    await act([publish]);
    await act([publish]);
    expect(sent).toEqual([
      { actions: [edit, publish], transactionId: 'tx-1' },
      { actions: [publish], transactionId: 'tx-1' },
    ]);
  });

  it('aren’t added to other requests', async () => {
    const { toSend, sent, act } = studio();
    toSend.put('drafts.a', marks);
    const other = { ...publish, draftId: 'drafts.b', publishedId: 'b' };
    const typed = { ...edit, patch: { set: { title_en: 'Alpha!' } } };
    await act([other]);
    await act([typed]);
    await act([publish], '/lake/v2025-02-19/data/mutate/production');
    toSend.put('drafts.a', undefined);
    await act([publish]);
    expect(sent).toEqual(
      [other, typed, publish, publish].map((action) => ({ actions: [action], transactionId: 'tx-1' })),
    );
  });
});
