import type { Hono } from 'hono';
import type { DeskParts } from '#desk/kernel/options.ts';
import { makeStamp } from './stamp.ts';

/** `POST /stamps`, described in contract/stamp.ts. It stores nothing and costs less than counting who asks. */
export function stampRoutes(app: Hono, { key, ids, clock }: DeskParts): void {
  app.post('/stamps', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(makeStamp(key, ids(), clock()));
  });
}
