'use client';

import { defineConfig, Studio } from 'sanity';
import { snoozeConnectionWarning } from '#studio/lake-client/connection-warning.ts';
import { browserLanguage, workspaceIn } from '#studio/workspace.ts';

const config = defineConfig(workspaceIn(browserLanguage()));

snoozeConnectionWarning(() => new Date());

/** The Studio itself, from `sanity` and not from `next-sanity`, whose wrapper loads a script from another site. */
export function Workspace() {
  return <Studio config={config} unstable_globalStyles />;
}
