import type { PushHandlers, PushMessage, PushPermission, PushService } from './pushService'

const SCRIPT = '/push-worker.js'
/** No page is under this path: the worker only shows notifications and never intercepts requests. */
const SCOPE = '/push/'

const permissionOf = (permission: NotificationPermission): PushPermission =>
  permission === 'default' ? 'prompt' : permission

/** Resolves when the worker is active, or can no longer become so. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

/** The worker that shows notifications; null where the browser lacks it or refuses it, as in a private window. */
async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { scope: SCOPE, updateViaCache: 'none' })
    const coming = registration.installing ?? registration.waiting
    if (coming && !registration.active) await settled(coming)
    return registration.active ? registration : null
  } catch {
    return null
  }
}

async function endWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  if (registration?.scope.endsWith(SCOPE)) await registration.unregister()
}

/** Whether two keys are the same: a browser gives the bytes of the one that it subscribed with. */
const isKey = (bytes: ArrayBuffer | null | undefined, key: string): boolean =>
  bytes instanceof ArrayBuffer && btoa(String.fromCharCode(...new Uint8Array(bytes))) === asBase64(key)

const asBase64 = (key: string) => {
  const plain = key.replaceAll('-', '+').replaceAll('_', '/')
  return plain.padEnd(Math.ceil(plain.length / 4) * 4, '=')
}

/**
 * Lets a server send notifications to this browser, also while no page is open. Without a server, or a push service, an
 * open page continues to show them.
 */
async function subscribe({ serverKey, onToken }: PushHandlers): Promise<void> {
  const manager = (await startWorker())?.pushManager
  const key = manager && (await serverKey())
  if (!manager || !key) return
  try {
    const known = await manager.getSubscription()
    const isCurrent = isKey(known?.options.applicationServerKey, key)
    // The server has other keys than when this browser subscribed.
    if (known && !isCurrent) await known.unsubscribe()
    const now =
      known && isCurrent ? known : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    onToken(JSON.stringify(now))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** Undoes `subscribe`. */
async function unsubscribe({ onToken }: PushHandlers): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const known = await registration?.pushManager?.getSubscription()
  if (!known) return
  await known.unsubscribe()
  onToken(null)
}

/** Listens for the worker's messages on pressed notifications. */
function hearWorker(onOpen: (link: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: unknown; link?: unknown }>) => {
    if (data?.type === 'notification' && typeof data.link === 'string') onOpen(data.link)
  })
  navigator.serviceWorker.startMessages()
}

/** Fallback without a worker; mobile browsers throw here. */
function showOnPage({ title, body, tag, link }: PushMessage, onOpen: (link: string) => void): void {
  const shown = new Notification(title, { body, tag })
  shown.onclick = () => {
    window.focus()
    if (link) onOpen(link)
    shown.close()
  }
}

/** The browser's notifications, where available. Turning them on starts the worker; turning them off ends it. */
export function webPush(handlers: PushHandlers): PushService | null {
  if (!('Notification' in window)) return null
  const { onOpen } = handlers
  hearWorker(onOpen)
  return {
    permission: async () => permissionOf(Notification.permission),
    async enable() {
      const permission = permissionOf(await Notification.requestPermission())
      if (permission === 'granted') await subscribe(handlers)
      return permission
    },
    // A page cannot revoke the permission: it only stops showing notifications.
    async disable() {
      await unsubscribe(handlers)
      await endWorker()
    },
    renew: () => subscribe(handlers),
    async show(message) {
      const registration = await startWorker()
      const { title, body, tag, link } = message
      if (registration) await registration.showNotification(title, { body, tag, data: { link } })
      else showOnPage(message, onOpen)
    },
  }
}
