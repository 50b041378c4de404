/**
 * The error messages, verbatim from the customer's specification. `plugin_not_found`: the device cannot show
 * notifications;
 * `not_initialized`: used before `initPush`.
 */
const MESSAGES = { plugin_not_found: 'plugin not found', not_initialized: 'not initialized' } as const
export type PushErrorCode = keyof typeof MESSAGES

/** A failure of notifications; the pages show a translated message for each code. */
export class PushError extends Error {
  constructor(readonly code: PushErrorCode) {
    super(MESSAGES[code])
    this.name = 'PushError'
  }
}

export type PushPermission = 'granted' | 'denied' | 'prompt'

export interface PushMessage {
  title: string
  body: string
  /** The address in the application that it opens. */
  link: string | null
  /** A second message with the same tag replaces the first. */
  tag: string
}

/** The application's handlers of notification events. */
export interface PushHandlers {
  /** Opens an address of the application after a press on its notification. */
  onOpen: (link: string) => void
  /** Sends the device's push address to the backend, or `null` to stop notifications. */
  onToken: (token: string | null) => void
  /** The key with which a browser subscribes to a server's notifications; null where no server sends any. */
  serverKey: () => Promise<string | null>
}

/** A way to show notifications. */
export interface PushService {
  permission(): Promise<PushPermission>
  /** Requests the permission where that is necessary. */
  enable(): Promise<PushPermission>
  /** Registers the device again where it has a token: the token or the signed-in user may have changed. */
  renew?(): Promise<void>
  disable(): Promise<void>
  show(message: PushMessage): Promise<void>
}
