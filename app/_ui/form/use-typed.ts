import { type RefObject, useEffect, useState } from 'react';

type Values = Readonly<Record<string, string>>;

/**
 * The current values of a form, for parts of the page that depend on them. Updated when a field loses focus, not with every letter, and
 * never between the press and the release of a pointer: the button below would move away under the finger. Without script, the
 * last submitted values.
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
    let isPressed = false;
    let isWaiting = false;
    const update = () => setTyped(read(new FormData(element)));
    const onChange = () => {
      if (isPressed) isWaiting = true;
      else update();
    };
    const onPress = () => (isPressed = true);
    const onRelease = () => {
      isPressed = false;
      if (!isWaiting) return;
      isWaiting = false;
      // The click follows the release.
      setTimeout(update);
    };
    // A draft may have been restored by now.
    update();
    element.addEventListener('change', onChange);
    document.addEventListener('pointerdown', onPress, true);
    for (const event of ['pointerup', 'pointercancel']) document.addEventListener(event, onRelease, true);
    return () => {
      element.removeEventListener('change', onChange);
      document.removeEventListener('pointerdown', onPress, true);
      for (const event of ['pointerup', 'pointercancel'])
        document.removeEventListener(event, onRelease, true);
    };
  }, [form, read]);
  return typed;
}
