import { type DocumentActionComponent, type SanityDocument, useDocumentOperation } from 'sanity';
import { marksAfter, marksField, marksIn, marksNow } from './marks.ts';
import type { MarksToSend } from './marks-to-send.ts';
import { pairsOf } from './pairs.ts';

/**
 * The Studio's publish action, which also records which texts are in sync in both languages.
 * @param toSend null if we don't handle the Studio's requests (a hosted project): the marks are then written by a separate edit
 * just before
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

/** The marks with which a draft should be published, or `undefined` if it already has them. */
function newMarks(draft: SanityDocument | null, published: SanityDocument | null) {
  if (draft === null) return undefined;
  const kept = marksIn(draft);
  const before = kept ?? (published === null ? undefined : marksNow(pairsOf(published)));
  const next = marksField(marksAfter(pairsOf(draft), before));
  return JSON.stringify(next) === JSON.stringify(marksField(kept ?? new Map())) ? undefined : next;
}
