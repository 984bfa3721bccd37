import { type RefObject, useEffect, useState } from 'react';

type Values = Readonly<Record<string, string>>;

/**
 * The current values of a form, for parts of the page that depend on them. Updated when a field loses focus, not with every letter, and
 * never between the press and the release of a button: it would move away under the finger. Without script, the last submitted
 * values.
 */
export function useTyped(
  form: RefObject<HTMLFormElement | null>,
  sent: Values,
  read: (form: FormData) => Values,
): Values {
  const [typed, setTyped] = useState(sent);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stop = new AbortController();
    const update = () => setTyped(read(new FormData(element)));
    let isPressed = false;
    let isWaiting = false;
    // A tap sends both mouse events too, with the change of focus in between. The click follows the release.
    const follow = ({ type }: Event) => {
      if (type === 'change') isWaiting = true;
      else isPressed = type === 'mousedown';
      if (isPressed || !isWaiting) return;
      isWaiting = false;
      setTimeout(update);
    };
    for (const type of ['change', 'mousedown', 'mouseup']) document.addEventListener(type, follow, stop);
    // A draft may have been restored by now.
    update();
    return () => stop.abort();
  }, [form, read]);
  return typed;
}
