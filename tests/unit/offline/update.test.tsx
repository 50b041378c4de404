import { UpdateBanner } from '@core/components/messages/UpdateBanner'
import { initI18n } from '@core/i18n/initI18n'
import { isOfflineRequest } from '@core/offline/messages'
import { setUpdate } from '@core/offline/update'
import { loadTexts } from '@src/configs/texts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

beforeAll(() => initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts }))

afterEach(() => act(() => setUpdate(null)))

it('a newer version is offered and starts only on a press', async () => {
  const apply = vi.fn()
  render(<UpdateBanner />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => setUpdate({ kind: 'ready', apply }))
  expect(await screen.findByText(/Une nouvelle version de Voie Libre est prête/)).toBeVisible()
  expect(apply).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Recharger' }))
  expect(apply).toHaveBeenCalledOnce()
})

it('a tab of the older version learns that another one runs the newer', async () => {
  render(<UpdateBanner />)
  act(() => setUpdate({ kind: 'elsewhere', apply: vi.fn() }))
  expect(await screen.findByText(/déjà ouverte dans un autre onglet/)).toBeVisible()
})

it.each([
  [{ type: 'SKIP_WAITING' }, true],
  [{ type: 'KEEP_ALL' }, true],
  [{ type: 'KEEP', paths: ['/assets/a.js'] }, true],
  [{ type: 'KEEP', paths: [1] }, false],
  [{ type: 'KEEP' }, false],
  [{ type: 'CLEAR' }, false],
  ['KEEP_ALL', false],
  [null, false],
])('the service worker hears its own requests alone: %j', (data, isOne) => {
  expect(isOfflineRequest(data)).toBe(isOne)
})
