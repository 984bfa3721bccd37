import { Button, Flex, Text, TextInput } from '@sanity/ui';
import { conventions } from '#foundation/text/conventions.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { type DayHours, nextSpan, type Span } from './week.ts';

type Props = { day: DayHours; wrong: boolean; onChange: (spans: Span[]) => void };

/** 5 January 2026 was a Monday. */
const weekdayName = (weekday: number, region: string) =>
  new Date(Date.UTC(2026, 0, 4 + weekday)).toLocaleDateString(region, { weekday: 'long', timeZone: 'UTC' });

export function DayRow({ day, wrong, onChange }: Props) {
  const t = useTranslate();
  const name = weekdayName(day.weekday, conventions[useStudioLanguage()].intl);
  const change = (at: number, span: Span) =>
    onChange(day.spans.map((one, place) => (place === at ? span : one)));
  return (
    <fieldset className="inbox-day">
      <legend>{name}</legend>
      <Flex gap={3} wrap="wrap" align="center" flex={1}>
        {day.spans.length === 0 && (
          <Text size={1} muted>
            {t('inbox.closedAllDay')}
          </Text>
        )}
        {day.spans.map((span, at) => (
          // Spans have no id; their position in the day identifies them.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <Flex key={at} gap={2} align="center" wrap="wrap">
            <TextInput
              type="time"
              required
              value={span.opens}
              aria-label={t('inbox.dayOpens', { day: name })}
              onChange={({ currentTarget: { value } }) => change(at, { ...span, opens: value })}
            />
            <Text size={1}>–</Text>
            <TextInput
              type="time"
              required
              value={span.closes}
              aria-label={t('inbox.dayCloses', { day: name })}
              onChange={({ currentTarget: { value } }) => change(at, { ...span, closes: value })}
            />
            <Button
              mode="bleed"
              padding={2}
              text={t('inbox.remove')}
              aria-label={t('inbox.dayRemoveSpan', { day: name, span: `${span.opens}–${span.closes}` })}
              onClick={() => onChange(day.spans.filter((_, place) => place !== at))}
            />
          </Flex>
        ))}
        {day.spans.length < 2 && (
          <Button
            mode="ghost"
            padding={2}
            text={day.spans.length === 0 ? t('inbox.openThisDay') : t('inbox.addABreak')}
            aria-label={`${name}: ${day.spans.length === 0 ? t('inbox.openThisDay') : t('inbox.addABreak')}`}
            onClick={() => onChange([...day.spans, nextSpan(day.spans)])}
          />
        )}
      </Flex>
      {wrong && (
        <Text size={1} role="alert" className="inbox-wrong">
          {t('inbox.theOfficeMustOpenBefore')}
        </Text>
      )}
    </fieldset>
  );
}
