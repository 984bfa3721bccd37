import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { useState } from 'react';
import { OfficeHours } from '#contracts/desk/index.ts';
import { useTranslate, useStudioLanguage } from '#studio/locale/use-translate.ts';
import { formatDay } from '#studio/locale/format-moment.ts';
import { DayRow } from './day-row.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { useSetting } from './use-setting.ts';
import { daysOf, weekOf, withSpans, invalidDays } from './week.ts';

const NONE: OfficeHours = { week: [], closedOn: [] };

/** The office hours of the chat; at other times it offers a form instead. */
export function HoursView() {
  const t = useTranslate();
  const language = useStudioLanguage();
  const setting = useSetting('/hours', OfficeHours);
  const [day, setDay] = useState('');
  const { week, closedOn } = setting.value ?? NONE;
  const days = daysOf(week);
  const wrong = invalidDays(days);
  const known = setting.value !== undefined;
  return (
    <SettingFrame
      {...setting}
      changed={setting.changed && wrong.length === 0}
      title={t('inbox.officeHours')}
      about={t('inbox.timesOfTheClockInGreece')}
    >
      {known && (
        <Stack gap={3}>
          {days.map((one) => (
            <DayRow
              key={one.weekday}
              day={one}
              wrong={wrong.includes(one.weekday)}
              onChange={(spans) =>
                setting.change({ closedOn, week: weekOf(withSpans(days, one.weekday, spans)) })
              }
            />
          ))}
        </Stack>
      )}
      <Card borderTop paddingTop={4}>
        <Stack gap={4}>
          <Text as="h3" size={1} weight="semibold">
            {t('inbox.closedOn')}
          </Text>
          <ul className="inbox-days">
            {closedOn.map((closed) => (
              <li key={closed}>
                <Text size={1}>{formatDay(closed, language)}</Text>
                <Button
                  mode="bleed"
                  tone="critical"
                  padding={2}
                  text={t('inbox.remove')}
                  aria-label={t('inbox.removeTitle', { title: formatDay(closed, language) })}
                  onClick={() =>
                    setting.change({ week, closedOn: closedOn.filter((other) => other !== closed) })
                  }
                />
              </li>
            ))}
          </ul>
          <Flex gap={3} align="center" wrap="wrap">
            <Text as="label" size={1} htmlFor="inbox-closed-day">
              {t('inbox.aSingleDay')}
            </Text>
            <TextInput
              id="inbox-closed-day"
              type="date"
              value={day}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
            <Button
              mode="ghost"
              disabled={day === '' || closedOn.includes(day) || !known}
              text={t('inbox.add')}
              onClick={() => {
                setting.change({ week, closedOn: [...closedOn, day].toSorted() });
                setDay('');
              }}
            />
          </Flex>
        </Stack>
      </Card>
    </SettingFrame>
  );
}
