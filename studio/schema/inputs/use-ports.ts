import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import * as v from 'valibot';
import { API_VERSION } from '#studio/structure/api-version.ts';
import { useStudioLanguage } from '#studio/locale/use-translate.ts';

const Ports = v.array(
  v.object({ code: v.string(), title_el: v.nullable(v.string()), title_en: v.nullable(v.string()) }),
);

export type NamedPort = { code: string; name: string };

/** The ports that editors have described, by name in the Studio's language; empty until they are loaded. */
export function usePorts(): NamedPort[] {
  const client = useClient({ apiVersion: API_VERSION });
  const language = useStudioLanguage();
  const [ports, setPorts] = useState<NamedPort[]>([]);
  useEffect(() => {
    let current = true;
    client
      .fetch('*[_type == "port" && defined(code)]{code, title_el, title_en}', {}, { tag: 'ports' })
      .then((answer: unknown) => {
        if (!current) return;
        const named = v.parse(Ports, answer).map((port) => ({
          code: port.code,
          name: port[`title_${language}`] ?? port.title_el ?? port.code,
        }));
        setPorts(named.toSorted((a, b) => a.name.localeCompare(b.name, language)));
      })
      // Without the list the input still takes a code.
      .catch(() => setPorts([]));
    return () => {
      current = false;
    };
  }, [client, language]);
  return ports;
}
