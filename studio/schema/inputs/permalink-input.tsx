import { useEffect, useRef } from 'react';
import { getPublishedId, set, setIfMissing, type SlugInputProps, useEditState, useFormValue } from 'sanity';
import { nextPermalink } from '#studio/schema/presets/follow-title.ts';

/** The permalink follows the title until the page is published or somebody edits it. */
export function PermalinkInput(props: SlugInputProps) {
  const { onChange, readOnly, path, value } = props;
  const language = String(path.at(-1)).slice(-2);
  const title = useFormValue([`title_${language}`]);
  const id = useFormValue(['_id']);
  const type = useFormValue(['_type']);
  const { published, ready } = useEditState(
    getPublishedId(typeof id === 'string' ? id : ''),
    typeof type === 'string' ? type : '',
  );
  const seen = useRef<unknown>(title);
  const current = value?.current;

  useEffect(() => {
    const before = seen.current;
    if (!ready || before === title) return;
    seen.current = title;
    if (readOnly === true || published !== null) return;
    const next = nextPermalink({ before, title, current });
    if (next !== undefined) onChange([setIfMissing({ _type: 'slug' }), set(next, ['current'])]);
  }, [ready, title, readOnly, published, current, onChange]);

  return props.renderDefault(props);
}
