import { initI18n } from '@core/i18n/initI18n'
import { loadTexts } from '@src/configs/texts'
import { RoomBanner } from '@src/views/base/RoomBanner'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

const GIGABYTE = 1024 ** 3

function openWith(usage: number) {
  const estimate = vi.fn(async () => ({ usage, quota: GIGABYTE }))
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { storage: { estimate, persisted: async () => true } }),
  )
  render(
    <MemoryRouter>
      <RoomBanner />
    </MemoryRouter>,
  )
  return estimate
}

beforeAll(() => initI18n({ languages: ['fr'], defaultLanguage: 'fr', load: loadTexts }))

afterEach(() => vi.unstubAllGlobals())

it('warns when four fifths of the room on the device are used', async () => {
  openWith(0.8 * GIGABYTE)
  expect(await screen.findByText(/La place sur cet appareil est presque épuisée/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Voir les réglages' })).toBeVisible()
})

it('says nothing while there is room', async () => {
  const estimate = openWith(0.79 * GIGABYTE)
  await vi.waitFor(() => expect(estimate).toHaveBeenCalled())
  await Promise.resolve()
  expect(screen.queryByText(/La place sur cet appareil/)).toBeNull()
})
