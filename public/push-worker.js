// Notifications of the device: a phone's browser shows them through a service worker alone. Nothing is fetched or kept
// here, and no page is under its scope, so that it never stands between a page and the network.

const ALL = '/notifications'

/** An address of ours, whatever a message says. */
function addressOf(link) {
  const url =
    typeof link === 'string' && URL.canParse(link, self.location.origin) && new URL(link, self.location.origin)
  return url && url.origin === self.location.origin ? url.pathname + url.search + url.hash : ALL
}

/** What a server sent; of anything else only that there is something. */
function messageOf(data) {
  try {
    return data.json() ?? {}
  } catch {
    return {}
  }
}

/** Leads the page that is open there, or a new one. */
async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ focused }) => focused) ?? pages[0]
  if (!page) return self.clients.openWindow(link)
  await page.focus()
  page.postMessage({ type: 'notification', link })
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title = 'Voie Libre', body = '', link, tag } = messageOf(event.data)
  event.waitUntil(self.registration.showNotification(String(title), { body: String(body), tag, data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data?.link)))
})
