import { passwordWords } from '@contract/compte/passwordWords'
import type { PageRoute } from '@src/configs/pageRoute'
import { ChangePasswordForm } from '@src/parts/auth/ChangePasswordForm'
import { prepareStrength } from '@src/parts/auth/strength'
import { screen, waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { beforeAll, expect, it } from 'vitest'

// The dictionaries are large and take longer to load than a query waits.
beforeAll(async () => void (await prepareStrength()), 60_000)

it('passwordWords returns each part of a known value and the parts joined in both orders', () => {
  expect(passwordWords(['Hela Trabelsi'])).toEqual(
    expect.arrayContaining(['hela', 'trabelsi', 'helatrabelsi', 'trabelsihela', 'trabelsi.hela']),
  )
  expect(passwordWords(['hela.trabelsi', null])).toEqual(expect.arrayContaining(['hela', 'trabelsi', 'helatrabelsi']))
})

const Host = () => <ChangePasswordForm currentLabel="Mot de passe actuel" submitLabel="Changer" />
const pages: PageRoute[] = [{ path: '/change', words: ['auth'], load: async () => Host }]

it.each(['leilacherif', 'cherif.leila', 'LeilaCherif1'])(
  'ChangePasswordForm shows that %s, made of the own name, is weak and refuses it',
  async (password) => {
    const backend = await startBackend()
    // Leïla Cherif, user name `ecole`.
    const { user } = await openPage(backend, pages, '/change')
    await user.type(await screen.findByLabelText(/^Mot de passe actuel/), 'VoieLibre2026!')
    await user.type(screen.getByLabelText(/^Nouveau mot de passe/), password)
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toMatch(/^[0-2]$/))
    await user.click(screen.getByRole('button', { name: 'Changer' }))
    expect(await screen.findByText(/^Mot de passe trop facile/)).toBeVisible()
    await backend.stop()
  },
)
