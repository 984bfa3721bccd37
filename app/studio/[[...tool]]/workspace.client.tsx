'use client';

import { defineConfig, SANITY_VERSION, Studio } from 'sanity';
import { snoozeConnectionWarning } from '#studio/lake-client/connection-warning.ts';
import { hostedProject } from '#studio/hosted-project.ts';
import { insideFetch } from '#studio/lake-client/outside-hosts.ts';
import { browserLanguage, forgetOldSession, workspaceIn } from '#studio/workspace.ts';

forgetOldSession();

const config = defineConfig(workspaceIn(browserLanguage()));

snoozeConnectionWarning(() => new Date());
globalThis.fetch = insideFetch(globalThis.fetch.bind(globalThis), hostedProject, SANITY_VERSION);

/** The Studio itself, from `sanity` and not from `next-sanity`, whose wrapper loads a script from another site. */
export function Workspace() {
  return <Studio config={config} unstable_globalStyles />;
}
