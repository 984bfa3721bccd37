import type { Locale } from '#foundation/text/locales.ts';
import { visionTool } from '@sanity/vision';
import type { WorkspaceOptions } from 'sanity';
import { structureTool } from 'sanity/structure';
import { documentBadges } from './badges/document-badges.ts';
import { FormInput } from './bilingual/form-input.tsx';
import { studioIcon } from './brand/studio-icon.tsx';
import { StudioFrameLayout } from './brand/layout.tsx';
import { BrandNavbar } from './brand/navbar.tsx';
import { studioTheme } from './brand/theme.ts';
import { hostedProject } from './hosted-project.ts';
import { InboxToolMenu } from './inbox/inbox-tool-menu.tsx';
import { embeddedLake } from './lake-client/connection.ts';
import { forgetStoredToken } from './lake-client/stored-token.ts';
import { languageKey, startLanguage } from './locale/language.ts';
import { localesIn } from './locale/locales.ts';
import { translateIn } from './locale/text.ts';
import { previewPlugin } from './presentation/preview-plugin.ts';
import { schemaTypesIn } from './schema/schema-types.ts';
import { deskStructureIn } from './structure/desk.ts';
import { createDocumentActions } from './structure/document-actions.ts';
import { defaultDocumentNodeIn } from './structure/document-views.ts';
import { withoutSingletons } from './structure/singletons.ts';
import { documentTemplatesIn } from './structure/templates.ts';
import { ownTools } from './tools.ts';
import { createMarksToSend } from './translation/marks-to-send.ts';

const projectId = hostedProject || 'meltemi';
const origin = typeof location === 'undefined' ? undefined : location.origin;

/** The operator's Studio in one of its languages, for `sanity.config.ts` and the site's `/studio`. */
export function workspaceIn(language: Locale): WorkspaceOptions {
  const t = translateIn(language);
  const { now, newKey } = { now: () => new Date(), newKey: () => crypto.randomUUID().slice(0, 12) };
  const marks = createMarksToSend();
  return {
    name: 'default',
    title: 'Meltemi Lines',
    icon: studioIcon,
    theme: studioTheme,
    studio: { components: { navbar: BrandNavbar, layout: StudioFrameLayout, toolMenu: InboxToolMenu } },
    form: { components: { input: FormInput } },
    i18n: { locales: localesIn(language) },
    basePath: '/studio',
    projectId,
    dataset: process.env.NEXT_PUBLIC_SANITY_DATASET || 'production',
    ...(hostedProject ? {} : embeddedLake(origin, marks.sendingWith)),
    // The desk checks who is signed in. It can read this site's cookie, but not a hosted project's, so there the Studio needs a
    // token to send along.
    auth: { loginMethod: hostedProject ? 'token' : 'cookie' },
    plugins: [
      structureTool({
        title: t('structure.content'),
        structure: deskStructureIn(language),
        defaultDocumentNode: defaultDocumentNodeIn(language),
      }),
      previewPlugin({ language }),
      visionTool({ defaultApiVersion: '2025-02-19', title: t('structure.queries') }),
    ],
    schema: { types: schemaTypesIn(language), templates: documentTemplatesIn({ t, now, newKey }) },
    document: {
      actions: createDocumentActions(hostedProject ? null : marks),
      badges: (badges) => [...badges, ...documentBadges],
      newDocumentOptions: withoutSingletons,
      comments: { enabled: false },
    },
    tools: (tools, { currentUser }) => [
      ...tools.filter(
        (tool) => tool.name !== 'vision' || currentUser?.roles.some((role) => role.name === 'administrator'),
      ),
      ...ownTools(t, currentUser?.roles),
    ],
    announcements: { enabled: false },
    apps: { canvas: { enabled: false } },
    beta: { create: { startInCreateEnabled: false } },
    mediaLibrary: { enabled: false },
    releases: { enabled: false },
    scheduledDrafts: { enabled: false },
    scheduledPublishing: { enabled: false },
    tasks: { enabled: false },
  };
}

/**
 * Ends the session of an older version. This Studio's session is a cookie that scripts can't read. Call it before the Studio
 * starts.
 */
export function forgetOldSession(): void {
  if (hostedProject || origin === undefined) return;
  const lake = `${origin}/lake`;
  forgetStoredToken({ projectId, lake, storage: localStorage, fetch: (...call) => fetch(...call) });
}

/** The language in which to start the Studio: the one chosen in this browser before, else the browser's own. */
export function browserLanguage(): Locale {
  if (typeof localStorage === 'undefined') return 'en';
  return startLanguage(localStorage.getItem(languageKey(projectId)), navigator.language);
}
