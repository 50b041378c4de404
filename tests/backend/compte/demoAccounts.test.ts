import { join } from 'node:path'
import { hashPassword } from '@backend/auth/password'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { DEMO_NAMES, hasDemoAccounts } from '@backend/seed/demoAccounts'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { ROOT } from '@tests/helpers/sources/sources'
import { afterEach, beforeEach, expect, it } from 'vitest'

let backend: TestBackend
beforeEach(async () => {
  backend = await startBackend()
})
afterEach(() => backend.stop())

const setPassword = (motDePasse: string, username?: string) => {
  const accounts = backend.db.updateTable('utilisateur').set({ motDePasse })
  return (username === undefined ? accounts : accounts.where('username', '=', username)).execute()
}

it('knows the names that the start of the server shows', async () => {
  const { ACCOUNTS } = await import(join(ROOT, 'scripts/accounts.mjs'))
  expect([...ACCOUNTS].sort()).toEqual([...DEMO_NAMES].sort())
})

it('finds the demo accounts, whatever the settings say about them', async () => {
  expect(await hasDemoAccounts(backend.db)).toBe(true)
  await setPassword(await hashPassword('of their own', 10))
  expect(await hasDemoAccounts(backend.db)).toBe(false)
})

it.each(DEMO_NAMES)('finds %s as the last one', async (username) => {
  await setPassword(await hashPassword('of their own', 10))
  await setPassword(await hashPassword(DEMO_PASSWORD, 10), username)
  expect(await hasDemoAccounts(backend.db)).toBe(true)
  await backend.db.updateTable('utilisateur').set({ actif: 0 }).where('username', '=', username).execute()
  expect(await hasDemoAccounts(backend.db)).toBe(false)
})

it('finds other accounts of the demo, which share their hash', async () => {
  await setPassword(await hashPassword('of their own', 10))
  const hash = await hashPassword(DEMO_PASSWORD, 10)
  const others = await backend.db
    .selectFrom('utilisateur')
    .select('username')
    .where('username', 'not in', DEMO_NAMES)
    .limit(2)
    .execute()
  for (const { username } of others) await setPassword(hash, username)
  expect(await hasDemoAccounts(backend.db)).toBe(true)
})
