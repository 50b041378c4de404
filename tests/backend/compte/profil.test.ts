import { LANDING } from '@contract/ability'
import type { Me } from '@contract/compte/auth'
import { signedIn, startSchool } from '@tests/helpers/http'
import { describe, expect, it } from 'vitest'

describe('GET and PUT /api/user/me', () => {
  it.each(['manager', 'ecole', 'moniteur', 'candidat', 'client'] as const)(
    'answers the role and the ability rules of %s',
    async (role) => {
      const { backend } = await startSchool()
      const person = await signedIn(backend, role)
      const { body: me } = await person.get<Me>('/api/user/me')
      expect(me.role).toBe(role)
      expect(LANDING[me.role]).toBeTruthy()
      expect(me.ability).toContainEqual({ action: 'read', subject: 'Auth' })
      expect((await person.get('/api/user/id/role')).body).toEqual({ id: me.usersConnect.id, role })
      await backend.stop()
    },
  )

  it('stores the chosen language and refuses unknown ones', async () => {
    const { backend, ecole } = await startSchool()
    expect((await ecole.put<Me>('/api/user/me', { langue: 'de' })).body.usersConnect.langue).toBe('de')
    expect((await ecole.put('/api/user/me', { langue: 'xx' })).status).toBe(422)
    expect((await ecole.get<Me>('/api/user/me')).body.usersConnect.langue).toBe('de')
    await backend.stop()
  })

  it('stores one push token for each device until the session ends', async () => {
    const { backend, ecole } = await startSchool()
    const put = (client: typeof ecole, token: unknown) => client.put('/api/session/push', { token })
    const tokens = async () =>
      (await backend.db.selectFrom('session').select('pushToken').where('pushToken', 'is not', null).execute()).map(
        ({ pushToken }) => pushToken,
      )
    expect((await put(ecole, 'jeton')).status).toBe(204)
    const moniteur = await signedIn(backend, 'moniteur')
    // Another user signs in on the same phone.
    await put(moniteur, 'jeton')
    expect(await tokens()).toEqual(['jeton'])
    expect((await put(ecole, '')).status).toBe(422)
    expect((await put(ecole, 'autre')).status).toBe(204)
    expect(await tokens()).toHaveLength(2)
    await put(ecole, null)
    expect(await tokens()).toEqual(['jeton'])
    await put(ecole, 'autre')
    const { body } = await ecole.get<{ id: string; current: boolean }[]>('/api/session')
    await ecole.delete(`/api/session/${body.find(({ current }) => current)?.id}`)
    expect(await tokens()).toEqual(['jeton'])
    await backend.stop()
  })
})
