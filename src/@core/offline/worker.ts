import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isOfflineRequest } from './messages'

/**
 * The application without a network: its page and its start files are kept when this worker is installed, every other
 * file when it is first loaded, and all files of the product once a page asks for it. Data never passes here.
 */
const scope = globalThis as unknown as ServiceWorkerScope

/** Files by their hashed names: of this version, and of the one before for tabs that still run it. */
const FILES = 'voie-libre-files'
/** The names of this version's files, kept among them for the next version. */
const LIST = '/files-of-this-version'
const ASSETS = /^\/assets\//
/** Addresses that are no pages: data, and files. */
const NO_PAGE = [/^\/(api|auth|contact-us)(\/|$)/, /\.[a-z][a-z0-9]{0,10}$/i]
/** The number of parallel downloads: browsers open as many connections to a host. */
const AT_ONCE = 6

/** Read once: the build writes the whole list at each use of the constant. */
const BOOT = [...__BOOT__]
const OWN = [...BOOT.map(({ url }) => url), ...__REST__]

const pathOf = ({ url }: Request) => new URL(url).pathname

/** Downloads the files that are not kept yet. @returns how many could not be loaded */
async function keep(paths: readonly string[]): Promise<number> {
  const cache = await caches.open(FILES)
  const kept = new Set([...(await cache.keys()).map(pathOf), ...BOOT.map(({ url }) => url)])
  const missing = paths.filter((path) => !kept.has(path))
  let failed = 0
  const next = async (): Promise<void> => {
    const path = missing.pop()
    if (path === undefined) return
    await cache.add(new Request(path, { priority: 'low' })).catch(() => {
      failed += 1
    })
    return next()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return failed
}

/** Removes the files of versions before the last one. */
async function removeOutdated(): Promise<void> {
  const cache = await caches.open(FILES)
  const before: readonly string[] = await cache.match(LIST).then((list) => list?.json() ?? [])
  const wanted = new Set([...OWN, ...before, LIST])
  const outdated = (await cache.keys()).filter((request) => !wanted.has(pathOf(request)))
  await Promise.all(outdated.map((request) => cache.delete(request)))
  await cache.put(LIST, Response.json(OWN))
}

clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(BOOT)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_PAGE }))
registerRoute(({ url, sameOrigin }) => sameOrigin && ASSETS.test(url.pathname), new CacheFirst({ cacheName: FILES }))

scope.addEventListener('activate', (event) => event.waitUntil(removeOutdated()))
scope.addEventListener('message', (event) => {
  const { data } = event
  if (!isOfflineRequest(data)) return
  if (data.type === 'SKIP_WAITING') return void scope.skipWaiting()
  const paths = data.type === 'KEEP' ? data.paths.filter((path) => ASSETS.test(path)) : OWN
  event.waitUntil(keep(paths).then((failed) => event.ports[0]?.postMessage(failed)))
})
