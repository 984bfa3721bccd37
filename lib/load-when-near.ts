const NEAR = '400px';

/** Custom elements, and the script in public/shell that starts each. */
const SCRIPTS = new Map([
  ['living-sea', '/shell/sea.js'],
  ['agency-list', '/shell/agencies.js'],
  ['next-ship', '/shell/next-ships.js'],
]);

/**
 * Loads the script of such an element, made by `node scripts/inline-scripts.ts`, when one comes near; also in a page that comes
 * without a new document. Not before the page is complete.
 */
export function loadScriptsWhenNear(root: HTMLElement): void {
  window.addEventListener('load', () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const address = SCRIPTS.get(target.localName);
          if (!isIntersecting || !address) continue;
          SCRIPTS.delete(target.localName);
          const script = document.createElement('script');
          script.src = address;
          document.head.append(script);
        }
      },
      { rootMargin: NEAR },
    );
    const watch = () => {
      for (const tag of SCRIPTS.keys())
        for (const element of document.querySelectorAll(tag)) near.observe(element);
    };
    new MutationObserver(watch).observe(root, { childList: true, subtree: true });
    watch();
  });
}
