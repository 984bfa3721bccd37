import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { rethrowUnlessNotFound } from '../errors/with-not-found.tsx';
import { readProgress } from './read-progress.server.ts';

/*
 * Without content, the main addresses of an installation would be 404s that lead nowhere. While it is being set up,
 * such a page says so and shows the steps. Afterwards `notFound()` works as everywhere else.
 */

/**
 * Wraps a page that a first set-up starts with, and that calls `notFound()` while its document or the network is
 * missing.
 */
export function withFirstSteps<Props>(page: (props: Props) => Promise<ReactNode>) {
  return async function PageWithFirstSteps(props: Props): Promise<ReactNode> {
    try {
      return await page(props);
    } catch (error) {
      rethrowUnlessNotFound(error);
      const progress = await readProgress();
      if (!progress.isBeingSetUp) throw error;
      // Imported dynamically: with a static import its styles would be part of every page that can show it.
      const { FirstSteps } = await import('./first-steps.tsx');
      return <FirstSteps progress={progress} />;
    }
  };
}

/** Metadata of such a page; it calls `notFound()` for the same reasons. */
export function withFirstStepsMetadata<Props>(head: (props: Props) => Promise<Metadata>) {
  return async function metadataWithFirstSteps(props: Props): Promise<Metadata> {
    try {
      return await head(props);
    } catch (error) {
      rethrowUnlessNotFound(error);
      const { isBeingSetUp } = await readProgress();
      if (!isBeingSetUp) throw error;
      const t = await getTranslations('common.firstSteps');
      return { title: t('metaTitle'), robots: { index: false } };
    }
  };
}
