import { Card, Flex, Heading, Text } from '@sanity/ui';
import { useEffect } from 'react';
import { LoadingBlock } from 'sanity';
import { StateLink, useRouterState } from 'sanity/router';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { AttentionMenu } from './live/attention-menu.tsx';
import { ColleaguesHere } from './live/colleagues-here.tsx';
import { ConnectionBar } from './live/connection-bar.tsx';
import { useCalls } from './live/use-calls.ts';
import { useInboxState } from './live/use-inbox.ts';
import { placeOf, VIEWS } from './places.ts';
import { ConversationsView } from './queue/conversations-view.tsx';
import { RequestsView } from './requests/requests-view.tsx';
import { CannedView } from './settings/canned-view.tsx';
import { HoursView } from './settings/hours-view.tsx';

/** The tool with everything that travellers write to the operator, and the answers. */
export function InboxTool() {
  const t = useTranslate();
  const state = useInboxState();
  const place = placeOf(useRouterState());
  const calls = useCalls();
  useEffect(() => {
    document.title = `${calls > 0 ? `(${calls}) ` : ''}${t('inbox.inbox')} | Meltemi Lines`;
  }, [calls, t]);
  if (state.kind === 'starting') return <LoadingBlock fill />;
  if (state.kind === 'no')
    return (
      <Card padding={5}>
        <Text align="center">{t('inbox.youAreNotSigned')}</Text>
      </Card>
    );
  const titles = {
    conversations: t('inbox.conversations'),
    requests: t('inbox.requests'),
    answers: t('inbox.cannedAnswers'),
    hours: t('inbox.officeHours'),
  };
  return (
    <div className="inbox">
      <ConnectionBar stream={state.inbox.stream} />
      <div className="inbox-head" data-open={place.id !== null}>
        <Flex align="center" gap={3} wrap="wrap">
          <Heading as="h1" size={1}>
            {t('inbox.inbox')}
          </Heading>
          {/* A row of its own where there is no room for all four beside the title. */}
          <Flex
            as="nav"
            gap={1}
            wrap="wrap"
            flex={1}
            style={{ flexBasis: '20rem' }}
            aria-label={t('inbox.inbox')}
          >
            {VIEWS.map((view) => (
              <StateLink
                key={view}
                className="inbox-tab"
                state={{ view }}
                aria-current={place.view === view ? 'page' : undefined}
              >
                {titles[view]}
                {view === 'requests' && state.inbox.newRequests > 0 && ` (${state.inbox.newRequests})`}
              </StateLink>
            ))}
          </Flex>
          <ColleaguesHere />
          <AttentionMenu />
        </Flex>
      </div>
      {place.view === 'conversations' && <ConversationsView open={place.id} />}
      {place.view === 'requests' && <RequestsView open={place.id} />}
      {place.view === 'answers' && <CannedView />}
      {place.view === 'hours' && <HoursView />}
    </div>
  );
}
