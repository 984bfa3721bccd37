'use client';

import { defineConfig, Studio } from 'sanity';
import { snoozeConnectionWarning } from '#studio/lake-client/connection-warning.ts';
import { workspace } from '#studio/workspace.ts';

const config = defineConfig(workspace);

snoozeConnectionWarning(() => new Date());

/** The Studio itself, from `sanity` and not from `next-sanity`, whose wrapper loads a script from another site. */
export function Workspace() {
  return <Studio config={config} unstable_globalStyles />;
}
