import type { Acces } from '@contract/ability'
import type { TestBackend } from './backend'
import { type Client, signedIn } from './http'

/** A second desk user of the first demo school, with an access of their own. */
export async function deskWith(backend: TestBackend, acces: Acces): Promise<Client> {
  await backend.db.updateTable('utilisateur').set({ acces }).where('username', '=', 'ecole-planning').execute()
  return signedIn(backend, 'ecole-planning')
}
