import { useEffect } from 'react';
import type { LayoutProps } from 'sanity';
import { WritingProvider } from '#studio/bilingual/writing-provider.tsx';
import { InboxProvider } from '#studio/inbox/live/inbox-provider.tsx';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';

/** Around the whole Studio: what all of its parts need to know of the editor's languages. */
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
