import type { PushMessage, PushPermission, PushService } from './pushService'

const permissionOf = (permission: NotificationPermission): PushPermission =>
  permission === 'default' ? 'prompt' : permission

/** A phone's browser shows notifications through a service worker alone, and throws otherwise. */
async function throughWorker({ title, body, link, tag }: PushMessage): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active) return false
  await registration.showNotification(title, { body, tag, data: { link } })
  return true
}

/** Notifications of the browser, where it has them. */
export function webPush(onOpen: (link: string) => void): PushService | null {
  if (!('Notification' in window)) return null
  return {
    permission: async () => permissionOf(Notification.permission),
    enable: async () => permissionOf(await Notification.requestPermission()),
    // A permission cannot be given back from here: nothing is shown any more.
    disable: async () => {},
    async show(message) {
      if (await throughWorker(message)) return
      const { title, body, tag, link } = message
      const shown = new Notification(title, { body, tag })
      shown.onclick = () => {
        window.focus()
        if (link) onOpen(link)
        shown.close()
      }
    },
  }
}
