import { isScarce } from '@core/platform/connection'
import type { PageRoute } from '@src/configs/pageRoute'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { useFetchAhead } from '@src/router/useFetchAhead'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterEach, describe, expect, it, vi } from 'vitest'

function Probe() {
  useFetchAhead()
  return useFirstPageLoaded() ? <p>Chargée</p> : null
}
const pages: PageRoute[] = [{ path: '/probe', load: async () => Probe }]

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

afterEach(() => {
  connect(undefined)
  vi.unstubAllGlobals()
})

/** Whether anything is fetched once the first page is loaded: each piece waits for an idle browser first. */
async function fetches(connection: object | undefined): Promise<boolean> {
  connect(connection)
  // Nothing is really loaded: the browser is never idle.
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  const backend = await startBackend()
  await openPage(backend, pages, '/probe')
  await screen.findByText('Chargée')
  await backend.stop()
  return idle.mock.calls.length > 0
}

describe('what is fetched ahead', () => {
  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'is nothing where it would cost the user: %j',
    (connection) => {
      connect(connection)
      expect(isScarce()).toBe(true)
    },
  )

  it('begins after the first page, and never with a data saver or on 2G', async () => {
    expect(await fetches({ saveData: false, effectiveType: '4g' })).toBe(true)
    expect(await fetches({ saveData: true, effectiveType: '4g' })).toBe(false)
    expect(await fetches({ saveData: false, effectiveType: '2g' })).toBe(false)
  })
})
