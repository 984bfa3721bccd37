import { type DocumentActionComponent, type SanityDocument, useDocumentOperation } from 'sanity';
import { marksAfter, marksField, marksIn, marksNow } from './marks.ts';
import { pairsOf } from './pairs.ts';

/** Publishing as the Studio does it; just before, the document notes which of its texts are in step in both languages. */
export function publishWithMarks(publish: DocumentActionComponent): DocumentActionComponent {
  const PublishWithMarks: DocumentActionComponent = (props) => {
    const description = publish(props);
    const { patch } = useDocumentOperation(props.id, props.type);
    if (description === null) return null;
    return {
      ...description,
      onHandle: () => {
        const marks = patch.disabled === false ? newMarks(props.draft, props.published) : undefined;
        if (marks !== undefined) patch.execute([{ set: { translationMarks: marks } }]);
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
