import type { DocumentActionComponent } from 'sanity';
import type { MarksToSend } from '#studio/translation/marks-to-send.ts';
import { publishWithMarks } from '#studio/translation/publish-with-marks.ts';
import { withoutSingletonActions } from './singletons.ts';

/** The actions of a document. Created once per Studio, because React needs each action to stay the same component. */
export function createDocumentActions(toSend: MarksToSend | null) {
  const marked = new Map<DocumentActionComponent, DocumentActionComponent>();
  return (actions: DocumentActionComponent[], context: { schemaType: string }): DocumentActionComponent[] =>
    withoutSingletonActions(actions, context).map((action) => {
      if (action.action !== 'publish') return action;
      const known = marked.get(action) ?? publishWithMarks(action, toSend);
      marked.set(action, known);
      return known;
    });
}
