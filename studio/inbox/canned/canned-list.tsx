import type { Locale } from '#foundation/text/locales.ts';
import { Card, Text } from '@sanity/ui';
import { useEffect } from 'react';
import type { CannedAnswer } from '#contracts/desk/index.ts';
import { useTranslate } from '#studio/locale/use-translate.ts';
import { textIn } from './find.ts';

type Props = {
  id: string;
  answers: readonly CannedAnswer[];
  locale: Locale;
  chosen: number;
  onChoose: (answer: CannedAnswer) => void;
};

export const optionId = (list: string, answer: CannedAnswer) => `${list}-${answer.id}`;

/** Shown above the field while its text begins with a slash. The focus stays in the field, which references the chosen option. */
export function CannedList({ id, answers, locale, chosen, onChoose }: Props) {
  const t = useTranslate();
  const named = answers[chosen] && optionId(id, answers[chosen]);
  useEffect(() => {
    // The focus stays in the field, so the browser doesn't scroll the chosen option into view.
    if (named !== undefined) document.getElementById(named)?.scrollIntoView({ block: 'nearest' });
  }, [named]);
  return (
    <Card border radius={2} className="inbox-canned">
      <output className="inbox-unseen">{t('inbox.countCannedAnswers', { count: answers.length })}</output>
      {answers.length === 0 && (
        <Text size={1} muted style={{ padding: 12 }}>
          {t('inbox.noCannedAnswerWithThisName')}
        </Text>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot show the text of an answer */}
      <div role="listbox" id={id} aria-label={t('inbox.cannedAnswers')}>
        {answers.map((answer, place) => (
          // A listbox whose focus never leaves the field, which handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
          <div
            key={answer.id}
            id={optionId(id, answer)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it belongs to the listbox above
            role="option"
            aria-selected={place === chosen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(answer)}
          >
            <strong>{answer.title}</strong>
            <span lang={locale}>{textIn(answer, locale)}</span>
          </div>
        ))}
      </div>
    </Card>
  );
}
