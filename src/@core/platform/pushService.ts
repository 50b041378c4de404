/**
 * What the errors say, to the customer's letter. `plugin_not_found`: the device has no way to show notifications;
 * `not_initialized`: used before it was looked for.
 */
const MESSAGES = { plugin_not_found: 'plugin not found', not_initialized: 'not initialized' } as const
export type PushErrorCode = keyof typeof MESSAGES

/** What went wrong with notifications; the pages show a translation of the message for each code. */
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
  /** An address of ours that it leads to. */
  link: string | null
  /** A second message of the same tag takes the place of the first. */
  tag: string
}

/** What the application does with what happens to its notifications. */
export interface PushHandlers {
  /** Opens an address of ours: its notification was pressed. */
  onOpen: (link: string) => void
  /** Tells the backend the address of this device, or `null` when nothing is to be sent to it any more. */
  onToken: (token: string | null) => void
}

/** One way to show notifications. */
export interface PushService {
  permission(): Promise<PushPermission>
  /** Asks for the permission where it must be asked for. */
  enable(): Promise<PushPermission>
  /** Registers the device again where it has a token: it may have changed since, and so may who is signed in. */
  renew?(): Promise<void>
  disable(): Promise<void>
  show(message: PushMessage): Promise<void>
}
