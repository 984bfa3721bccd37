import { FormStamp } from '#contracts/desk/stamp.ts';
import { defineRoute } from '#desk/kernel/define-route.ts';
import { makeStamp } from './stamp.ts';

/** Stores nothing, and costs less than counting callers would. */
export const stampRoutes = [
  defineRoute({
    method: 'post',
    path: '/stamps',
    summary: 'A stamp with a puzzle, which later proves that a form was not filled in by a simple program',
    responses: { 200: FormStamp },
    handler: (_, { key, ids, clock }) => makeStamp(key, ids(), clock()),
  }),
];
