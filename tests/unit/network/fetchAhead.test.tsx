import { abilityRules, buildAbility } from '@contract/ability'
import { isScarce } from '@core/platform/connection'
import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { useFirstPageLoaded } from '@src/redux/session/useFirstPageLoaded'
import { keepOpened, pagesAhead } from '@src/router/ahead/pagesAhead'
import { useFetchAhead } from '@src/router/ahead/useFetchAhead'
import { pages } from '@src/router/pages'
import { fireEvent, screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { afterEach, describe, expect, it, vi } from 'vitest'

function Probe() {
  useFetchAhead()
  return useFirstPageLoaded() ? <p>Chargée</p> : null
}
const probes: PageRoute[] = [{ path: '/probe', load: async () => Probe }]

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

afterEach(() => {
  connect(undefined)
  vi.unstubAllGlobals()
})

/** The pieces that are fetched once the first page is loaded: each waits for an idle browser first. */
async function waiting(connection: object | undefined) {
  connect(connection)
  // The browser is never idle, so nothing is really loaded.
  const idle = vi.fn()
  vi.stubGlobal('requestIdleCallback', idle)
  const backend = await startBackend()
  await openPage(backend, probes, '/probe')
  await screen.findByText('Chargée')
  await backend.stop()
  return idle
}

describe('what is fetched ahead', () => {
  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
    'is nothing where it would cost the user: %j',
    (connection) => {
      connect(connection)
      expect(isScarce()).toBe(true)
    },
  )

  it('begins some seconds after the first page, with a sign of its user', async () => {
    const idle = await waiting({ saveData: false, effectiveType: '4g' })
    fireEvent.keyDown(window, { key: 'a' })
    expect(idle).not.toHaveBeenCalled()
    await new Promise((done) => setTimeout(done, 3200))
    expect(idle).not.toHaveBeenCalled()
    fireEvent.pointerMove(window)
    expect(idle).toHaveBeenCalled()
  })

  it.each([
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ])('never begins with %j', async (connection) => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    expect(await waiting(connection)).not.toHaveBeenCalled()
    expect(timers.mock.calls.filter(([, time]) => time === 3000)).toEqual([])
  })

  it('is the pages at the head of the menu, and those that the role opened before on this device', () => {
    const ability = buildAbility(abilityRules({ id: 1, role: 'ecole', idAutoEcole: 1 }))
    const ahead = () => pagesAhead(pages, 'ecole', ability).map(({ path }) => path)
    expect(ahead()).toEqual([paths.dashboard, paths.calendrier, paths.vehicules, paths.candidats])
    keepOpened(pages, 'ecole', '/apps/examens')
    keepOpened(pages, 'ecole', '/apps/candidats/7')
    keepOpened(pages, 'ecole', '/nowhere')
    expect(ahead().slice(0, 3)).toEqual([paths.candidat(':id'), paths.examens, paths.dashboard])
    // A user with another role signs in on the same device.
    const rights = buildAbility(abilityRules({ id: 2, role: 'moniteur', idAutoEcole: 1 }))
    expect(pagesAhead(pages, 'moniteur', rights).map(({ path }) => path)).not.toContain(paths.examens)
  })
})
