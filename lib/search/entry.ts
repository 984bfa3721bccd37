import type { Names } from '#foundation/text/find-by-name.ts';

export type EntryKind = 'island' | 'port' | 'page' | 'question' | 'offer' | 'news' | 'article';

/** Something that the search of the site can find, in the language of the page. */
export type Entry = {
  id: string;
  kind: EntryKind;
  title: string;
  href: string;
  lead: string | null;
  /** The rest of its text, plain. */
  text: string;
  /** What an island or a port is called; such entries are found by name as well as by text. */
  names?: Names;
  /** Of an island: its port for the timetable. */
  port?: string | undefined;
};
