const KEY = 'sanity-studio.network.check.snooze';

/**
 * Over HTTP/1.1 the Studio warns that listeners may use up the browser's connections. Ours share one, so the warning would be
 * wrong. The Studio forgets a snooze after a day; a window that stays open longer shows the warning once.
 */
export function snoozeConnectionWarning(clock: () => Date): void {
  try {
    sessionStorage.setItem(KEY, clock().toISOString());
  } catch {
    // Without storage the warning appears and can be dismissed.
  }
}
