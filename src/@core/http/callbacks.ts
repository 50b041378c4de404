import type { TokenPair } from './tokens'

/** What the application does about its requests; `@core/http` itself knows no state and no screen. */
export interface HttpCallbacks {
  /** Awaited before every request, for what must be there first. */
  beforeRequest: () => Promise<void>
  /** The language asked for. */
  language: () => string
  /** What is said of a failure that came without an answer. */
  noAnswerMessage: () => string
  /** Shows a refusal or a failure. */
  onError: (message: string) => void
  /** Called once when the session of this access token cannot be renewed. */
  onSessionExpired: (accessToken: string) => void
  onTokens: (tokens: TokenPair) => void
  hideLoader: () => void
}

export const defaultCallbacks: HttpCallbacks = {
  beforeRequest: () => Promise.resolve(),
  language: () => 'fr',
  noAnswerMessage: () => "Une erreur s'est produite",
  onError: () => undefined,
  onSessionExpired: () => undefined,
  onTokens: () => undefined,
  hideLoader: () => undefined,
}

/** The callbacks of the application's own `http`. */
export const applicationCallbacks: HttpCallbacks = { ...defaultCallbacks }

/** Sets some of them. A file of its own, so that the first page can call it without loading axios. */
export function configureHttp(some: Partial<HttpCallbacks>): void {
  Object.assign(applicationCallbacks, some)
}
