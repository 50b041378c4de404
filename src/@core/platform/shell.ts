/** A notification event: a press, or the registration of the device. */
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
    /** The parts of Capacitor's plugins in use, when the application runs in its shell. */
    Capacitor?: {
      Plugins?: { PushNotifications?: PushPlugin; LocalNotifications?: LocalPlugin; Filesystem?: FilesystemPlugin }
    }
  }
}

export const shellPlugins = () => window.Capacitor?.Plugins
