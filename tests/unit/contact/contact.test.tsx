import type { Page } from '@contract/list'
import type { MessageContact } from '@contract/plateforme/contact'
import type { PageRoute } from '@src/configs/pageRoute'
import { routes as contactRoutes } from '@src/views/contact/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { send, signedIn, startSchool } from '@tests/helpers/http'
import { openPage } from '@tests/helpers/page'
import { expect, it } from 'vitest'

const contactPage: PageRoute[] = [
  { path: '/contact', load: async () => (await import('@src/views/contact/ContactPage')).ContactPage },
]

it('contact page sends a message and shows missing fields', async () => {
  const { backend } = await startSchool()
  const { user } = await openPage(backend, contactPage, '/contact', { username: 'client' })
  await user.type(await screen.findByRole('textbox', { name: /Sujet/ }), 'Une question')
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  const text = screen.getByRole('textbox', { name: /Message/ })
  await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'))
  const tabs = new BroadcastChannel('voie-libre:news')
  const notified = new Promise((resolve) => tabs.addEventListener('message', resolve))
  await user.type(text, '<b>Bonjour</b>')
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(await screen.findByText(/client@voielibre.exemple.tn/)).toBeVisible()
  // A manager in another tab is notified immediately.
  await notified
  tabs.close()
  const manager = await signedIn(backend, 'manager')
  const { body } = await manager.get<Page<MessageContact>>('/api/contact?q=question')
  expect(body.data[0]).toMatchObject({ sujet: 'Une question', texte: '<b>Bonjour</b>', statut: 'NEW' })
  await backend.stop()
})

it('platform shows a message as text, answers it and closes it', async () => {
  const { backend } = await startSchool()
  const body = { nom: 'Ali', email: 'ali@exemple.tn', sujet: 'Script', texte: '<img src=x onerror=alert(1)>' }
  await send(backend, 'POST', '/contact-us/submit', { body })
  const manager = await signedIn(backend, 'manager')
  const { body: page } = await manager.get<Page<MessageContact>>('/api/contact?q=script')
  const id = page.data[0]?.id ?? 0
  const { user } = await openPage(backend, contactRoutes, `/apps/messages?row=${id}`, { username: 'manager' })
  const panel = within(await screen.findByRole('dialog', { name: 'Script' }))
  expect(panel.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: /Réponse/ }), 'Bonjour Ali.')
  await user.click(panel.getByRole('button', { name: 'Répondre' }))
  expect(await panel.findByText('Bonjour Ali.', { selector: 'p' })).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Clore' }))
  await waitFor(async () =>
    expect((await manager.get<MessageContact>(`/api/contact/${id}`)).body.statut).toBe('CLOSED'),
  )
  await backend.stop()
})
