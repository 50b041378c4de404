import type { TokenPair } from './tokens'

/** A failure in which nobody said anything that could be shown. */
export interface Silence {
  /** There was an answer, and it was none to the request. */
  isGarbled: boolean
  /** It was a write that may have been done all the same; to send it again is safe. */
  mayBeSaved: boolean
}

/** What the application does about its requests; `@core/http` itself knows no state and no screen. */
export interface HttpCallbacks {
  /** Awaited before every request, for what must be there first. */
  beforeRequest: () => Promise<void>
  /** The language asked for. */
  language: () => string
  /** The path at which tokens are renewed. */
  refreshPath: string
  /** What is said of an answer that is none, and of a write that may have been done. */
  noAnswerMessage: (silence: Silence) => string
  /** Called once when the session of this access token cannot be renewed. */
  onSessionExpired: (accessToken: string) => void
  /** Called when a request was refused because no token is stored; whether that was seen to, so that nothing more is said. */
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

/** The callbacks of the application's own `http`. */
export const applicationCallbacks: HttpCallbacks = { ...defaultCallbacks }

/** Sets some of them. A file of its own, so that the first page can call it without loading axios. */
export function configureHttp(some: Partial<HttpCallbacks>): void {
  Object.assign(applicationCallbacks, some)
}
