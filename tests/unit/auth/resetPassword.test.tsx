import type { PageRoute } from '@src/configs/pageRoute'
import { ResetPasswordPage } from '@src/views/auth/ResetPasswordPage'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { expect, it, vi } from 'vitest'

const pages: PageRoute[] = [{ path: '/reset', words: ['auth'], load: async () => ResetPasswordPage }]

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
