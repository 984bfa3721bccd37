import { FormStamp } from '#contracts/desk/stamp.ts';
import { defineRoute } from '#desk/kernel/define-route.ts';
import { makeStamp } from './stamp.ts';

/** Stores nothing and costs less than counting who calls. */
export const stampRoutes = [
  defineRoute({
    method: 'post',
    path: '/stamps',
    summary: 'A stamp with a puzzle, which shows later that a form took its time',
    responses: { 200: FormStamp },
    handler: (_, { key, ids, clock }) => makeStamp(key, ids(), clock()),
  }),
];
