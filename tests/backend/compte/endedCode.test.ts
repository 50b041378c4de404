import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import type { Utilisateur } from '@contract/compte/utilisateur'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const STRONG = 'girouette lampadaire 47 tandem'
const STRONGER = 'patinoire cerfeuil 82 boulon'
const EMAIL = 'ecole-planning@voielibre.exemple.tn'

let backend: TestBackend
let ecole: Client
let desk: Utilisateur
beforeEach(async () => {
  backend = await startBackend()
  // This user has used their account before.
  await backend.login('ecole-planning')
  ecole = await signedIn(backend, 'ecole')
  const { body } = await ecole.get<{ data: Utilisateur[] }>('/api/user?perPage=100')
  const found = body.data.find(({ username }) => username === 'ecole-planning')
  if (!found) throw new Error('No desk user')
  desk = found
})
afterEach(() => backend.stop())

const outbox = async () => (await send<SentMessage[]>(backend, 'GET', '/auth/outbox')).body

/** A code that was sent to the user's address. */
async function sentCode(): Promise<string> {
  await send(backend, 'POST', '/auth/forgot-password', { body: { identifiant: 'ecole-planning' } })
  const [letter] = await outbox()
  expect(letter?.destinataire).toBe(EMAIL)
  return /code est (\d{6})/.exec(letter?.texte ?? '')?.[1] ?? 'none'
}

async function expectEnded(code: string): Promise<void> {
  const body = { identifiant: 'ecole-planning', code, password: STRONGER }
  const answer = await send(backend, 'POST', '/auth/reset-password', { body })
  expect(answer.body).toMatchObject({ statusCode: 422, errors: { code: 'code_wrong' } })
}

const saved = ({ nomComplet, email, telephone, acces, version }: Utilisateur, over: object) => ({
  nomComplet,
  email,
  telephone,
  acces,
  version,
  ...over,
})

describe('the code of a forgotten password ends', () => {
  it('with another address of a desk user, who is told at the old one', async () => {
    const code = await sentCode()
    const changed = await ecole.put(`/api/user/${desk.id}`, saved(desk, { email: 'nouvelle@exemple.tn' }))
    expect(changed.status).toBe(200)
    expect((await outbox())[0]).toMatchObject({ destinataire: EMAIL, sujet: 'Vos coordonnées ont été modifiées' })
    await expectEnded(code)
  })

  it('with a temporary password', async () => {
    const code = await sentCode()
    expect((await ecole.post(`/api/user/${desk.id}/password`)).status).toBe(200)
    await expectEnded(code)
  })

  it('with a password that its owner chooses', async () => {
    const code = await sentCode()
    const { token } = await signedIn(backend, 'ecole-planning')
    const body = { currentPassword: DEMO_PASSWORD, password: STRONG }
    const changed = await send<LoginAnswer>(backend, 'POST', '/auth/change-password', { token, body })
    expect(changed.status).toBe(200)
    await expectEnded(code)
  })
})

it('a name or an access that changes tells nobody, and leaves the code', async () => {
  const code = await sentCode()
  const before = (await outbox()).length
  const changed = await ecole.put(`/api/user/${desk.id}`, saved(desk, { nomComplet: 'Rim Ben Ferchichi' }))
  expect(changed.body).toMatchObject({ nomComplet: 'Rim Ben Ferchichi', email: EMAIL })
  expect((await outbox()).length).toBe(before)
  const body = { identifiant: 'ecole-planning', code, password: STRONG }
  expect((await send(backend, 'POST', '/auth/reset-password', { body })).status).toBe(204)
})
