import type { DocumentActionComponent } from 'sanity';
import { expect, it } from 'vitest';
import { withoutSingletonActions, withoutSingletons } from '#studio/structure/singletons.ts';

function action(name: NonNullable<DocumentActionComponent['action']>): DocumentActionComponent {
  return Object.assign(() => null, { action: name });
}

const actions = [
  action('publish'),
  action('unpublish'),
  action('discardChanges'),
  action('duplicate'),
  action('delete'),
  action('restore'),
];
const names = (of: DocumentActionComponent[]) => of.map((one) => one.action);

it('B2 a singleton can be published and restored, not duplicated, unpublished or deleted', () => {
  expect(names(withoutSingletonActions(actions, { schemaType: 'homePage' }))).toEqual([
    'publish',
    'discardChanges',
    'restore',
  ]);
});

it('B3 other documents keep every action', () => {
  expect(withoutSingletonActions(actions, { schemaType: 'newsPost' })).toEqual(actions);
});

it('B2 nothing offers to create a second home page', () => {
  expect(withoutSingletons([{ templateId: 'homePage' }, { templateId: 'newsPost' }])).toEqual([
    { templateId: 'newsPost' },
  ]);
  expect(withoutSingletons([{ schemaType: 'siteSettings' }])).toEqual([]);
});
