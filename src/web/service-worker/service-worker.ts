import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'

import { TAKE_OVER, TELL_FEATURES } from '#web/app/update-messages.ts'

import { keepNewest } from './keep-newest.ts'
import { kindOf } from './kind-of-request.ts'

declare const self: ServiceWorkerGlobalScope
/** The files of this build and its new features; the build writes both in here. */
declare const PRECACHED: readonly { readonly url: string; readonly revision: string | null }[]
declare const NEW_FEATURES: readonly string[]

/** A line that is slower than this is taken for none, where the page can be made here. */
const PATIENCE_S = 4
/** More articles than there are, and the fonts and figures of all of them. */
const ARTICLES_KEPT = 60
const ARTICLE_FILES_KEPT = 120
/** All elements, and the trends. */
const ELEMENTS_KEPT = 130

const files = new PrecacheController({ cacheName: 'app' })
files.addToCacheList([...PRECACHED])
let isTidy = false

self.addEventListener('install', (event) => event.waitUntil(files.install(event)))
// A page that was open before the worker was there can lose its connection too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', (event) => {
  if (event.data === TELL_FEATURES) event.ports[0]?.postMessage(NEW_FEATURES)
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting())
})
// The only notification is the reminder to practice.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow('/dashboard/questions'))
})
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate' && !isTidy) event.waitUntil(dropOldFiles(event))
})

// Pages read their query themselves, so every query gets the one page.
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./] }))
registerRoute(isOf('article'), pagesThatAreRead('articles', ARTICLES_KEPT))
registerRoute(isOf('element'), pagesThatAreRead('elements', ELEMENTS_KEPT))
registerRoute(
  isOf('article-file'),
  new CacheFirst({ cacheName: 'article-files', plugins: [keepNewest(ARTICLE_FILES_KEPT)] }),
)
// A page that still runs the build before finds its scripts beside those of this one. Nothing is added.
registerRoute(isOf('other-build'), files.strategy)
registerRoute(isOf('screen'), new NetworkOnly({ networkTimeoutSeconds: PATIENCE_S }))
setCatchHandler(async ({ url, request }) => {
  const kind = kindOf(url, request, self.location.origin)
  if (kind === 'article' || kind === 'element') return page('/offline')
  return kind === 'screen' ? page('/app-shell') : Response.error()
})

/** Pages of their own: a copy is kept of those that were read. */
function pagesThatAreRead(cacheName: string, count: number): NetworkFirst {
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [keepNewest(count)],
  })
}

function isOf(kind: ReturnType<typeof kindOf>) {
  return ({ url, request }: { readonly url: URL; readonly request: Request }) =>
    kindOf(url, request, self.location.origin) === kind
}

async function page(path: string): Promise<Response> {
  return (await files.matchPrecache(path)) ?? Response.error()
}

/**
 * The files of the build before are kept while another tab may still run it, and until no newer
 * worker is about to need what it has put beside them.
 */
async function dropOldFiles(event: ExtendableEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window' })
  const { installing, waiting } = self.registration
  if (tabs.length > 1 || installing !== null || waiting !== null) return
  isTidy = true
  await files.activate(event)
}
