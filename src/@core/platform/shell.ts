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
  writeFile(options: {
    path: string
    data: string
    directory: 'DOCUMENTS'
    recursive: boolean
  }): Promise<{ uri?: string }>
}

interface SharePlugin {
  /** Rejects too when the user closes the sheet. */
  share(options: { title: string; files: string[] }): Promise<unknown>
}

interface AppPlugin {
  addListener(event: 'backButton', heard: (event: { canGoBack: boolean }) => void): unknown
  exitApp(): Promise<void>
}

/** The parts of the native shell's plugins in use; the shell itself is in `src/native/shell.ts`. */
export interface ShellPlugins {
  PushNotifications?: PushPlugin
  LocalNotifications?: LocalPlugin
  Filesystem?: FilesystemPlugin
  Share?: SharePlugin
  App?: AppPlugin
}

let plugins: ShellPlugins | undefined

/** Called once at the start of the native build; without it the application runs in a browser. */
export const provideShell = (provided: ShellPlugins | undefined): void => {
  plugins = provided
}

export const shellPlugins = (): ShellPlugins | undefined => plugins
