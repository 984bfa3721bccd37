import { Card, Heading, Text } from '@sanity/ui';
import { LoadingBlock } from 'sanity';
import { useRouterState } from 'sanity/router';
import { useInboxState } from '#studio/inbox/live/use-inbox.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { EmailView } from './email-view.tsx';
import { MailColumn } from './mail-column.tsx';
import { placeOf } from './places.ts';

/** The tool for outgoing email: waiting, undeliverable, kept and sent. */
export function MailTool() {
  const t = useTranslate();
  const state = useInboxState();
  const { shown, id } = placeOf(useRouterState());
  if (state.kind === 'starting') return <LoadingBlock fill />;
  if (state.kind === 'no')
    return (
      <Card padding={5}>
        <Text align="center">{t('inbox.youAreNotSigned')}</Text>
      </Card>
    );
  return (
    <div className="inbox">
      <div className="inbox-head" data-open={id !== null}>
        <Heading as="h1" size={1}>
          {t('mail.mail')}
        </Heading>
      </div>
      <div className="inbox-columns" data-open={id !== null}>
        <MailColumn shown={shown} open={id} />
        {id === null ? (
          <div className="inbox-empty">
            <Text align="center" muted>
              {t('mail.chooseALetterFromTheList')}
            </Text>
          </div>
        ) : (
          <EmailView key={id} id={id} shown={shown} />
        )}
      </div>
    </div>
  );
}
