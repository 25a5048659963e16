// Shows a page of our own where there is no connection, and brings people to the table that a notification is of.
// It keeps nothing else: no answer of the server, and no card that somebody holds, ever lies in a cache of this file.
const KEPT = 'loupe-offline-1';
const LANGUAGES = ['en', 'fr', 'it'];
const FILES = [
  ...LANGUAGES.map((language) => `/offline.${language}.html`),
  '/offline.css',
  '/icon.svg',
];

addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name !== KEPT).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names))));
});

function offlinePage() {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const language = wanted.find((code) => LANGUAGES.includes(code)) ?? 'en';
  return caches.match(`/offline.${language}.html`);
}

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage));
  else if (['/offline.css', '/icon.svg'].includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => caches.match(new URL(request.url).pathname)));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? '/', location.origin).href;
  const found = clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    found.then((windows) => {
      const there = windows.find(({ url }) => url === address) ?? windows[0];
      if (!there) return clients.openWindow(address);
      return there
        .focus()
        .then((window) => (window.url === address ? window : window.navigate(address)));
    }),
  );
});
