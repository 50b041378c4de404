import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { send } from '@tests/helpers/http'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
let token: string
beforeEach(async () => {
  backend = await startBackend()
  token = await backend.login('ecole')
})
afterEach(() => backend.stop())

const statusOf = async (sent: string) => (await send(backend, 'GET', '/api/user/me', { token: sent })).status

it.each(['=', '==', '%3D', '.', '.x', '+', '/', '\u00a0'])('refuses an access token followed by %j', async (tail) => {
  expect(await statusOf(token)).toBe(200)
  expect(await statusOf(`${token}${tail}`)).toBe(401)
})

it.each([0, 1, 2])('refuses an access token whose part %i is padded', async (part) => {
  const padded = token.split('.').map((text, index) => (index === part ? `${text}=` : text))
  expect(await statusOf(padded.join('.'))).toBe(401)
})
