import { PushError, type PushHandlers, type PushMessage, type PushPermission, type PushService } from './pushService'
import { shellPlugins } from './shell'

const permissionOf = ({ receive }: { receive: string }): PushPermission =>
  receive === 'granted' || receive === 'denied' ? receive : 'prompt'

/**
 * Notifications in the native shell: the plugin receives pushed ones, a local notification shows those created here.
 */
export function nativePush({ onOpen, onToken }: PushHandlers): PushService | null {
  const plugins = shellPlugins()
  const plugin = plugins?.PushNotifications
  if (!plugin) return null
  plugin.addListener('pushNotificationActionPerformed', ({ notification }) => {
    const link = notification?.data?.link
    if (typeof link === 'string') onOpen(link)
  })
  // The token arrives some time after `register`, and again whenever the device gets a new one.
  plugin.addListener('registration', ({ value }) => {
    if (typeof value === 'string' && value !== '') onToken(value)
  })
  return {
    permission: async () => permissionOf(await plugin.checkPermissions()),
    async enable() {
      const permission = permissionOf(await plugin.requestPermissions())
      if (permission === 'granted') await plugin.register()
      return permission
    },
    renew: () => plugin.register(),
    async disable() {
      onToken(null)
      await plugin.unregister?.()
    },
    async show({ title, body, link, tag }: PushMessage) {
      if (!plugins.LocalNotifications) throw new PushError('plugin_not_found')
      const id = Number(tag.replace(/\D/g, '').slice(-9)) || 1
      await plugins.LocalNotifications.schedule({ notifications: [{ id, title, body, extra: { link } }] })
    },
  }
}
