import { visionTool } from '@sanity/vision';
import type { WorkspaceOptions } from 'sanity';
import { structureTool } from 'sanity/structure';
import { studioIcon } from './brand/studio-icon.tsx';
import { BrandNavbar } from './brand/navbar.tsx';
import { studioTheme } from './brand/theme.ts';
import { embeddedLake } from './lake-client/connection.ts';
import { previewPlugin } from './presentation/preview-plugin.ts';
import { schemaTypes } from './schema/schema-types.ts';
import { withoutSingletons, withoutSingletonActions } from './structure/singletons.ts';
import { documentTemplates } from './structure/templates.ts';
import { deskStructure } from './structure/desk.ts';
import { defaultDocumentNode } from './structure/document-views.ts';

const hostedProject = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID;
const origin = typeof location === 'undefined' ? undefined : location.origin;

/** The Studio of the operator: what stands in `sanity.config.ts` and on the site's `/studio`. */
export const workspace: WorkspaceOptions = {
  name: 'default',
  title: 'Meltemi Lines',
  icon: studioIcon,
  theme: studioTheme,
  studio: { components: { navbar: BrandNavbar } },
  basePath: '/studio',
  projectId: hostedProject || 'meltemi',
  dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
  ...(hostedProject ? {} : { ...embeddedLake(origin), auth: { loginMethod: 'token' } }),
  plugins: [
    structureTool({ title: 'Content', structure: deskStructure, defaultDocumentNode }),
    previewPlugin({ language: 'en' }),
    visionTool({ defaultApiVersion: '2025-02-19', title: 'Queries' }),
  ],
  schema: { types: schemaTypes, templates: documentTemplates },
  document: {
    actions: withoutSingletonActions,
    newDocumentOptions: withoutSingletons,
    comments: { enabled: false },
  },
  tools: (tools, { currentUser }) =>
    tools.filter(
      (tool) => tool.name !== 'vision' || currentUser?.roles.some((role) => role.name === 'administrator'),
    ),
  announcements: { enabled: false },
  apps: { canvas: { enabled: false } },
  beta: { create: { startInCreateEnabled: false } },
  mediaLibrary: { enabled: false },
  releases: { enabled: false },
  scheduledDrafts: { enabled: false },
  scheduledPublishing: { enabled: false },
  tasks: { enabled: false },
};
