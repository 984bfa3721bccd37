const NEAR = '400px';

/**
 * Loads the script that moves the ships on maps, `scripts/sea/main.ts`, made by `node scripts/inline-scripts.ts`, when such a map comes
 * near; also in a page that comes without a new document. Not before the page is complete.
 */
export function loadSeaScriptWhenNear(root: HTMLElement): void {
  window.addEventListener('load', () => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        pages.disconnect();
        const script = document.createElement('script');
        script.src = '/shell/sea.js';
        document.head.append(script);
      },
      { rootMargin: NEAR },
    );
    const watch = () => {
      for (const sea of document.querySelectorAll('living-sea')) near.observe(sea);
    };
    const pages = new MutationObserver(watch);
    pages.observe(root, { childList: true, subtree: true });
    watch();
  });
}
