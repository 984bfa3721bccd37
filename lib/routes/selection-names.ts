/** Query parameters of the timetable page that change what it shows, in addresses that people share. */
export const selectionNames = ['line', 'to', 'season', 'date', 'from', 'destination'] as const;
