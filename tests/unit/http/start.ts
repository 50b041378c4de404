import { createHttp } from '@core/http'
import type { HttpCallbacks } from '@core/http/callbacks'
import MockAdapter from 'axios-mock-adapter'
import { vi } from 'vitest'

/** A separate HTTP instance with a mocked network and spied callbacks. */
export function start(some: Partial<HttpCallbacks> = {}) {
  const callbacks = {
    refreshPath: 'auth/refresh',
    onSessionExpired: vi.fn(),
    onTokens: vi.fn(),
    hideLoader: vi.fn(),
    ...some,
  }
  const http = createHttp({ baseURL: '/', callbacks })
  return { http, mock: new MockAdapter(http), ...callbacks }
}
