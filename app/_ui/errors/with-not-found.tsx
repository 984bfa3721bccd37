import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { NotFound } from './not-found-view.tsx';

/*
 * For `notFound()`, Next sends an empty document that a script fills: blank on a slow connection, and for ever where
 * the script doesn't arrive. An error thrown inside a Suspense boundary still sets the status and keeps the page around
 * it, with the boundary's fallback in the middle. So a cached page that is missing shows the 404 in its first bytes
 * (A11). Don't use it for pages rendered per request: those are streamed, and their status 200 would already have been
 * sent.
 */

/** Wraps a page that may call `notFound()`, so that it is a 404 in the shell, in the language of the address. */
export function withNotFound<Props>(page: (props: Props) => Promise<ReactNode>) {
  return async function PageWithNotFound(props: Props): Promise<ReactNode> {
    try {
      return await page(props);
    } catch (error) {
      rethrowUnlessNotFound(error);
      return (
        <Suspense fallback={<NotFound />}>
          <NotThere />
        </Suspense>
      );
    }
  };
}

/** Metadata of such a page; it calls `notFound()` for the same addresses. */
export function withNotFoundMetadata<Props>(head: (props: Props) => Promise<Metadata>) {
  return async function metadataWithNotFound(props: Props): Promise<Metadata> {
    try {
      return await head(props);
    } catch (error) {
      rethrowUnlessNotFound(error);
      const t = await getTranslations('common.errors');
      return { title: t('notFoundTitle'), robots: { index: false } };
    }
  };
}

/** Rethrows every other error. */
export function rethrowUnlessNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
}

function NotThere(): never {
  notFound();
}
