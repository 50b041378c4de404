import { App } from '@capacitor/app'
import { Capacitor } from '@capacitor/core'
import { Directory, Filesystem } from '@capacitor/filesystem'
import { LocalNotifications } from '@capacitor/local-notifications'
import { PushNotifications } from '@capacitor/push-notifications'
import { Share } from '@capacitor/share'
import { heedBackButton } from '@core/platform/backButton'
import { provideShell, type ShellPlugins } from '@core/platform/shell'

const PACKAGES = { App, Filesystem, LocalNotifications, PushNotifications, Share }

/** The plugins under the interface that the application knows; types of Capacitor end here. */
export const capacitorPlugins = (from = PACKAGES): ShellPlugins => ({
  PushNotifications: {
    checkPermissions: () => from.PushNotifications.checkPermissions(),
    requestPermissions: () => from.PushNotifications.requestPermissions(),
    register: () => from.PushNotifications.register(),
    unregister: () => from.PushNotifications.unregister(),
    // The overloads name each event; the application names only these.
    addListener: (event, heard) => from.PushNotifications.addListener(event as 'registration', heard),
  },
  LocalNotifications: { schedule: (options) => from.LocalNotifications.schedule(options) },
  Filesystem: {
    writeFile: (options) => from.Filesystem.writeFile({ ...options, directory: Directory.Documents }),
  },
  Share: { share: (options) => from.Share.share(options) },
  App: {
    addListener: (event, heard) => from.App.addListener(event, heard),
    exitApp: () => from.App.exitApp(),
  },
})

/** Connects the application with the shell around it; the native build opened in a browser stays a web page. */
export function enterShell(isNative = Capacitor.isNativePlatform(), from = PACKAGES): void {
  if (!isNative) return
  const plugins = capacitorPlugins(from)
  provideShell(plugins)
  if (plugins.App) heedBackButton(plugins.App)
}
