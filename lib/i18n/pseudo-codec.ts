import { pseudoCatalogue } from '#foundation/text/pseudo.ts';
import { internationalLocale } from '#foundation/text/locales.ts';

type Tree = { [key: string]: string | Tree };
type Message = { id: string; message: string };

/** The name of a file. It is sent in a header: ASCII only. */
const FILE_NAME = 'csvName';

/**
 * Reads `messages/` for a build with PSEUDO_LOCALE=true, replacing next-intl's own reader (next.config.ts). English
 * becomes pseudo text, so that no third language touches addresses, routes or content.
 */
export default function createPseudoCodec() {
  return {
    decode(content: string, { locale }: { locale: string }): Message[] {
      const texts: Tree = JSON.parse(content);
      const shown = locale === internationalLocale ? pseudoCatalogue(texts) : texts;
      return messagesOf(texts, shown);
    },
    encode(): string {
      throw new Error('Pseudo text is never written back.');
    },
  };
}

function messagesOf(plain: Tree, shown: Tree, path = ''): Message[] {
  return Object.entries(plain).flatMap(([key, value]) => {
    const [id, other] = [path + key, shown[key]];
    if (typeof value === 'object') return typeof other === 'object' ? messagesOf(value, other, `${id}.`) : [];
    return [{ id, message: key === FILE_NAME || typeof other !== 'string' ? value : other }];
  });
}
