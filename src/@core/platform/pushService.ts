/** `plugin_not_found`: the device has no way to show notifications; `not_initialized`: used before it was looked for. */
export type PushErrorCode = 'plugin_not_found' | 'not_initialized'

/** What went wrong with notifications; the pages have a sentence for each code. */
export class PushError extends Error {
  constructor(readonly code: PushErrorCode) {
    super(code)
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

/** One way to show notifications. */
export interface PushService {
  permission(): Promise<PushPermission>
  /** Asks for the permission where it must be asked for. */
  enable(): Promise<PushPermission>
  disable(): Promise<void>
  show(message: PushMessage): Promise<void>
}
