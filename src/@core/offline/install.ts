import { isScarce } from '@core/platform/connection'
import { Workbox } from 'workbox-window'
import type { OfflineRequest } from './messages'
import { setUpdate } from './update'

const SCRIPT = '/sw.js'
const HOUR_MS = 60 * 60 * 1000
/** A newer version waits this long for the work in progress: a reload would end the requests of this page. */
const PATIENCE_MS = 3000

/** The files that this page has loaded: the browser has them at hand, without a network. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)

/** Keeps the loaded files and, unless that would cost the user, all others. @returns whether all of them are kept */
async function keepFiles(workbox: Workbox): Promise<boolean> {
  const ask = (request: OfflineRequest): Promise<number> => workbox.messageSW(request)
  await ask({ type: 'KEEP', paths: loadedFiles() })
  return !isScarce() && (await ask({ type: 'KEEP_ALL' })) === 0
}

async function install(): Promise<void> {
  const workbox = new Workbox(SCRIPT)
  let isOwn = false
  const apply = () => {
    isOwn = true
    workbox.messageSkipWaiting()
    setTimeout(() => window.location.reload(), PATIENCE_MS)
  }
  workbox.addEventListener('waiting', () => {
    const offer = () => setUpdate({ kind: 'ready', apply })
    void keepFiles(workbox).then(offer, offer)
  })
  workbox.addEventListener('controlling', () => {
    if (isOwn) window.location.reload()
  })
  await workbox.register()
  setInterval(() => void workbox.update().catch(() => undefined), HOUR_MS)
  // Files that could not be kept now are kept when they are loaded, or at the next start.
  void keepFiles(workbox).catch(() => undefined)
}

let installing: Promise<void> | undefined

/**
 * Makes the application work without a network; runs once for a page, however often users sign in. A newer version is
 * offered once all its files are kept, so that it works without a network too; it starts only when the user agrees.
 * @throws when it cannot be installed now; the next call tries again
 */
export function installOffline(): Promise<void> {
  installing ??= install().catch((error: unknown) => {
    installing = undefined
    throw error
  })
  return installing
}
