import type { PageRoute } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { ForgotPasswordPage } from '@src/views/auth/ForgotPasswordPage'
import { ResetPasswordPage } from '@src/views/auth/ResetPasswordPage'
import { screen, waitFor } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { send } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it, vi } from 'vitest'

const pages: PageRoute[] = [
  { path: '/reset', words: ['auth'], load: async () => ResetPasswordPage },
  { path: paths.forgotPassword, words: ['auth'], load: async () => ForgotPasswordPage },
]

it('ResetPasswordPage names six digits and ten characters beside the fields and sends nothing', async () => {
  const backend = await startBackend()
  const { user } = await openPage(backend, pages, '/reset')
  await user.type(await screen.findByLabelText(/^E-mail ou téléphone/), 'ecole@voielibre.exemple.tn')
  await user.type(screen.getByLabelText(/^Code reçu/), '12')
  await user.type(screen.getByLabelText(/^Nouveau mot de passe/, { selector: 'input' }), 'court')
  const request = vi.spyOn(backend, 'request')
  await user.click(screen.getByRole('button', { name: 'Changer le mot de passe' }))
  expect(await screen.findByText('Le code compte six chiffres.')).toBeVisible()
  expect(screen.getByText('Au moins 10 caractères.')).toBeVisible()
  expect(request).not.toHaveBeenCalled()
  await backend.stop()
})

it.each(['ecole@voielibre.exemple.tn', 'personne@exemple.tn'])(
  'after five wrong codes for %s the page of another code says how long to wait',
  async (identifiant) => {
    const backend = await startBackend()
    const { user, here } = await openPage(backend, pages, paths.forgotPassword)
    for (let count = 0; count < 5; count += 1) {
      await send(backend, 'POST', '/auth/reset-password', {
        body: { identifiant, code: '000000', password: 'girouette lampadaire 47 tandem' },
      })
    }
    await user.type(await screen.findByLabelText(/^E-mail ou téléphone/), identifiant)
    await user.click(screen.getByRole('button', { name: 'Recevoir un code' }))
    expect(await screen.findByText('Trop d’essais. Demandez un autre code dans 10 minutes.')).toBeVisible()
    await waitFor(() => expect(here()).toBe(paths.forgotPassword))
    await backend.stop()
  },
)
