import type { DocumentActionComponent } from 'sanity';

/** Types with exactly one document, whose id is the name of the type. */
const SINGLETONS: readonly string[] = ['homePage', 'siteSettings'];

const SINGLETON_ACTIONS = new Set(['publish', 'discardChanges', 'restore']);

/** A singleton can be edited, published and restored, never created, duplicated, unpublished or deleted. */
export function withoutSingletonActions(
  actions: DocumentActionComponent[],
  context: { schemaType: string },
): DocumentActionComponent[] {
  if (!SINGLETONS.includes(context.schemaType)) return actions;
  // Our own actions have no name.
  return actions.filter(({ action }) => action === undefined || SINGLETON_ACTIONS.has(action));
}

/** Removes singletons from all menus for creating documents. */
export function withoutSingletons<Template extends { templateId?: string; schemaType?: string }>(
  templates: Template[],
): Template[] {
  return templates.filter(
    ({ templateId, schemaType }) => !SINGLETONS.includes(schemaType ?? templateId ?? ''),
  );
}
