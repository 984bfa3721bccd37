import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { useInbox } from './use-inbox.ts';

type Props = { id: string; busy: boolean; onChoose: (staffId: string) => void };

/** Assigns a conversation to a colleague who has the Studio open; nobody else would see it. */
export function HandOver({ id, busy, onChoose }: Props) {
  const t = useTranslate();
  const { colleagues } = useInbox();
  return (
    <MenuButton
      id={id}
      button={
        <Button
          mode="ghost"
          padding={2}
          disabled={busy || colleagues.length === 0}
          title={colleagues.length === 0 ? t('inbox.noColleagueHasTheStudioOpen') : undefined}
          text={t('inbox.handOver')}
        />
      }
      menu={
        <Menu>
          {colleagues.map((colleague) => (
            <MenuItem key={colleague.id} text={colleague.name} onClick={() => onChoose(colleague.id)} />
          ))}
        </Menu>
      }
      popover={{ portal: true }}
    />
  );
}
