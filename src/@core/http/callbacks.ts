import type { TokenPair } from './tokens'

/** A failure without a server message to show. */
export interface Silence {
  /** There was an answer, but it was not valid for the request. */
  isGarbled: boolean
  /** It was a write that may have been performed; repeating it is safe. */
  mayBeSaved: boolean
}

/** How the application reacts to requests; `@core/http` itself knows no state and no screen. */
export interface HttpCallbacks {
  /** Awaited before every request, for prerequisites such as the backend in the browser. */
  beforeRequest: () => Promise<void>
  /** The language of the answers. */
  language: () => string
  /** The path of the call that renews tokens. */
  refreshPath: string
  /** The message for an invalid answer or for a write that may have been performed. */
  noAnswerMessage: (silence: Silence) => string
  /** Called once when the session of this access token cannot be renewed. */
  onSessionExpired: (accessToken: string) => void
  /**
   * Called when a request was refused because no token is stored; returns true when the case was handled, so that no
   * error is shown.
   */
  onTokenMissing: () => boolean
  onTokens: (tokens: TokenPair) => void
  hideLoader: () => void
}

export const defaultCallbacks: HttpCallbacks = {
  beforeRequest: () => Promise.resolve(),
  language: () => 'fr',
  refreshPath: '',
  noAnswerMessage: () => "Une erreur s'est produite",
  onSessionExpired: () => undefined,
  onTokenMissing: () => false,
  onTokens: () => undefined,
  hideLoader: () => undefined,
}

/** The callbacks of the application's `http` instance. */
export const applicationCallbacks: HttpCallbacks = { ...defaultCallbacks }

/** Overrides some callbacks. In its own file, so that the first page can call it without loading axios. */
export function configureHttp(some: Partial<HttpCallbacks>): void {
  Object.assign(applicationCallbacks, some)
}
