import { Card, Heading, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { useRouterState } from 'sanity/router';
import { useInboxState } from '#studio/inbox/live/use-inbox.ts';
import { useSay } from '#studio/locale/use-say.ts';
import { LetterView } from './letter-view.tsx';
import { MailColumn } from './mail-column.tsx';
import { placeOf } from './places.ts';

/** Everything that goes out by e-mail: what waits, what could not be delivered, what was kept and what was sent. */
export function MailTool() {
  const say = useSay();
  const state = useInboxState();
  const { shown, id } = placeOf(useRouterState());
  if (state.kind === 'starting') return <LoadingBlock fill />;
  if (state.kind === 'no')
    return (
      <Card padding={5}>
        <Text align="center">{say('You are not signed in to the desk of this site.')}</Text>
      </Card>
    );
  return (
    <div className="inbox">
      <div className="inbox-head" data-open={id !== null}>
        <Heading as="h1" size={1}>
          {say('Mail')}
        </Heading>
      </div>
      <div className="inbox-columns" data-open={id !== null}>
        <MailColumn shown={shown} open={id} />
        {id === null ? (
          <div className="inbox-empty">
            <Text align="center" muted>
              {say('Choose a letter from the list.')}
            </Text>
          </div>
        ) : (
          <LetterView key={id} id={id} shown={shown} />
        )}
      </div>
    </div>
  );
}
