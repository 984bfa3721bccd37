import { type DocumentActionComponent, type SanityDocument, useDocumentOperation } from 'sanity';
import { marksAfter, marksField, marksIn, marksNow } from './marks.ts';
import type { MarksToSend } from './marks-to-send.ts';
import { pairsOf } from './pairs.ts';

/**
 * Publishing as the Studio does it; the document also notes which of its texts are in step in both languages.
 * @param toSend null where we do not send the Studio's requests (a hosted project): then they are an edit of their own just before
 */
export function publishWithMarks(
  publish: DocumentActionComponent,
  toSend: MarksToSend | null,
): DocumentActionComponent {
  const PublishWithMarks: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { patch } = useDocumentOperation(props.id, props.type);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => {
        const marks = patch.disabled === false ? newMarks(props.draft, props.published) : undefined;
        if (toSend !== null && props.draft !== null) toSend.put(props.draft._id, marks);
        else if (marks !== undefined) patch.execute([{ set: { translationMarks: marks } }]);
        description.onHandle?.();
      },
    };
  };
  PublishWithMarks.action = publish.action;
  PublishWithMarks.displayName = 'PublishWithMarks';
  return PublishWithMarks;
}

/** The marks that a draft should go out with, or `undefined` when it already has them. */
function newMarks(draft: SanityDocument | null, published: SanityDocument | null) {
  if (draft === null) return undefined;
  const kept = marksIn(draft);
  const before = kept ?? (published === null ? undefined : marksNow(pairsOf(published)));
  const next = marksField(marksAfter(pairsOf(draft), before));
  return JSON.stringify(next) === JSON.stringify(marksField(kept ?? new Map())) ? undefined : next;
}
