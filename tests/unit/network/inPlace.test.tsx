import { routes as evenementRoutes } from '@src/views/evenement/routes'
import { routes as moniteurRoutes } from '@src/views/moniteur/routes'
import { routes as utilisateurRoutes } from '@src/views/utilisateur/routes'
import { screen } from '@testing-library/react'
import { startBackend } from '@tests/helpers/backend'
import { openPage } from '@tests/helpers/page'
import { describe, expect, it } from 'vitest'

describe('figures that failed', () => {
  it.each([
    ['ecole', evenementRoutes, '/apps/calendrier?demandes=1', 'statistiquesDemande'],
    ['manager', utilisateurRoutes, '/apps/utilisateurs', 'getUserStats'],
    ['moniteur', moniteurRoutes, '/apps/moniteur/portfolio', '/activite'],
  ] as const)('say so in place to %s, and come when tried again', async (username, routes, address, path) => {
    const backend = await startBackend()
    const { request } = backend
    let isBroken = true
    backend.request = (asked, init) =>
      isBroken && asked.includes(path) ? Promise.resolve(new Response('{}', { status: 500 })) : request(asked, init)
    const { user } = await openPage(backend, [...routes], address, { username })
    const [retry] = await screen.findAllByRole('button', { name: 'Réessayer', hidden: true })
    isBroken = false
    if (retry) await user.click(retry)
    await expect.poll(() => screen.queryAllByRole('button', { name: 'Réessayer', hidden: true })).toHaveLength(0)
    await backend.stop()
  })
})
