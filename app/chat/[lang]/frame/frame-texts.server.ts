import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { FrameTexts } from '#app/_ui/chat/frame/frame-texts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import el from '#messages/el.json';

type Own = (typeof el)['common']['chat']['frame'];
const isOwn = (name: string): name is keyof Own => name in el.common.chat.frame;
const own = Object.keys(el.common.chat.frame).filter(isOwn);
/** Each placeholder is replaced by itself: the frame fills in the values. */
const PLACES = {
  time: '{time}',
  day: '{day}',
  name: '{name}',
  reference: '{reference}',
  email: '{email}',
  count: '{count}',
  max: '{max}',
};

/** All texts of the frame, in one language. */
export async function frameTexts(locale: Locale): Promise<FrameTexts> {
  const [frame, chat, form] = await Promise.all([
    getTranslations({ locale, namespace: 'common.chat.frame' }),
    getTranslations({ locale, namespace: 'common.chat' }),
    getTranslations({ locale, namespace: 'common.deskForm' }),
  ]);
  const texts: Record<string, string> = {
    ...Object.fromEntries(own.map((name) => [name, frame(name, PLACES)])),
    title: chat('title'),
    connecting: chat('connecting'),
    close: chat('close'),
    errorsTitle: form('errorsTitle'),
    problemTitle: form('problemTitle'),
  };
  if (!isWhole(texts)) throw new Error('A text of the chat is missing.');
  return texts;
}

function isWhole(texts: Record<string, string>): texts is FrameTexts & Record<string, string> {
  return own.every((name) => typeof texts[name] === 'string');
}
