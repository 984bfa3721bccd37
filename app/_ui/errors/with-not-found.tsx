import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { NotFound } from './not-found-view.tsx';

/*
 * Next answers `notFound()` with an empty document that a script fills: nothing to see on a slow connection, and nothing at all
 * where the script does not arrive. What is thrown inside of a Suspense boundary still gives the status and leaves the page around
 * it, with the boundary's fallback in its middle. So a kept page that is not there says so in its first bytes (A11). Not for pages
 * that are made for each visitor anew: those are streamed, and their 200 would be on its way already.
 */

/** A page that may call `notFound()`: then it is a 404 in the shell, in the language of the address. */
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

/** The head of such a page; it calls `notFound()` for the same addresses. */
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

/** Passes on every other error. */
export function rethrowUnlessNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404';
}

function NotThere(): never {
  notFound();
}
