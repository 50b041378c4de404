import { startBackend } from '@tests/helpers/backend'
import { expect, it } from 'vitest'

it('shows nobody of the demo who has done something as an account that never signed in', async () => {
  const backend = await startBackend({ seed: 'demo' })
  const never = await backend.db
    .selectFrom('utilisateur')
    .select('username')
    .where('derniereConnexion', 'is', null)
    .where((eb) =>
      eb.or([
        eb('isFirstLogin', '=', 0),
        eb('id', 'in', eb.selectFrom('tentative').select('idUtilisateur').where('idUtilisateur', 'is not', null)),
      ]),
    )
    .execute()
  expect(never).toEqual([])
  await backend.stop()
})
