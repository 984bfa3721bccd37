import type { TimetableWords } from '#lib/timetable/words.server.ts';
import type { PanelLabels } from './line-panel.tsx';

/** The words of the timetable tables; those of `table` can also be handed to the browser. */
export function panelLabels(t: TimetableWords): PanelLabels {
  const table = {
    port: t('port'),
    arrival: t('arrival'),
    departure: t('departure'),
    starts: t('starts'),
    ends: t('ends'),
  };
  return {
    table,
    direction: t('direction'),
    noSailing: t('noSailing'),
    book: t('book'),
    calendar: t('calendar'),
    print: t('print'),
    fareFrom: (port) => t('fareFrom', { port }),
    calendarLabel: (line, direction) => t('calendarLabel', { line, direction }),
    caption: (line, direction) => t('tableCaption', { line, direction }),
  };
}
