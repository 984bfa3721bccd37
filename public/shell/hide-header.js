// `?hideHeader=true` for web views of apps: runs before the first paint, so nothing flashes and the page stays cacheable.
if (new URLSearchParams(location.search).get('hideHeader') === 'true') {
  document.documentElement.setAttribute('data-hide-header', '');
}
