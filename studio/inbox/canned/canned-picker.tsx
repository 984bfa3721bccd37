import { Button } from '@sanity/ui';
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu';
import type { CannedAnswer } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';

type Props = { answers: readonly CannedAnswer[]; onChoose: (answer: CannedAnswer) => void };

/** The same answers for mouse and touch. */
export function CannedPicker({ answers, onChoose }: Props) {
  const t = useTranslate();
  if (answers.length === 0) return null;
  return (
    <MenuButton
      id="inbox-canned-picker"
      button={<Button mode="ghost" text={t('inbox.cannedAnswers')} />}
      menu={
        <Menu>
          {answers.map((answer) => (
            <MenuItem key={answer.id} text={answer.title} onClick={() => onChoose(answer)} />
          ))}
        </Menu>
      }
      popover={{ portal: true, placement: 'top' }}
    />
  );
}
