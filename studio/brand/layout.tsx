import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { WritingProvider } from '#studio/bilingual/writing-provider.tsx';
import { InboxProvider } from '#studio/inbox/live/inbox-provider.tsx';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';

/** Wraps the whole Studio: provides the editor's languages to all of its parts. */
export function StudioFrameLayout(props: LayoutProps) {
  const language = useStudioLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <InboxProvider>
      <WritingProvider>{props.renderDefault(props)}</WritingProvider>
    </InboxProvider>
  );
}
