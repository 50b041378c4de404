/** What happens to notifications: one was pressed, or the device was registered. */
export interface PushEvent {
  notification?: { data?: { link?: unknown } }
  value?: unknown
}

interface PushPlugin {
  checkPermissions(): Promise<{ receive: string }>
  requestPermissions(): Promise<{ receive: string }>
  register(): Promise<void>
  unregister?(): Promise<void>
  addListener(event: string, heard: (event: PushEvent) => void): unknown
}

interface LocalPlugin {
  schedule(options: { notifications: { id: number; title: string; body: string; extra: object }[] }): Promise<unknown>
}

interface FilesystemPlugin {
  /** `data` is base64. */
  writeFile(options: { path: string; data: string; directory: 'DOCUMENTS'; recursive: boolean }): Promise<unknown>
}

declare global {
  interface Window {
    /** What is used of Capacitor's plugins, where the application runs in its shell. */
    Capacitor?: {
      Plugins?: { PushNotifications?: PushPlugin; LocalNotifications?: LocalPlugin; Filesystem?: FilesystemPlugin }
    }
  }
}

export const shellPlugins = () => window.Capacitor?.Plugins
