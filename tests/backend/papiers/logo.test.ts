import { clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { expect, it } from 'vitest'

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('the logo of a school is shown to its own accounts alone', async () => {
  const { backend, ecole } = await startSchool()
  expect((await ecole.get('/api/contrat/logo')).body).toEqual({ logo: null })
  await backend.db.updateTable('auto_ecole').set({ logo: LOGO }).where('id', '=', 1).execute()
  for (const username of ['ecole', 'moniteur', 'candidat']) {
    expect((await (await signedIn(backend, username)).get('/api/contrat/logo')).body).toEqual({ logo: LOGO })
  }
  expect((await (await signedIn(backend, 'ecole2')).get('/api/contrat/logo')).body).toEqual({ logo: null })
  expect((await clientOf(backend, null).get('/api/contrat/logo')).status).toBe(401)
  expect((await (await signedIn(backend, 'manager')).get('/api/contrat/logo')).status).toBe(403)
  await backend.stop()
})
