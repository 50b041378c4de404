import type { Permi } from '@contract/ecole/permi'
import { signedIn, startSchool } from '@tests/helpers/http'
import { moveToFrance } from '@tests/helpers/scenarios'
import { describe, expect, it } from 'vitest'

describe('licence categories', () => {
  it('are those of the school’s country', async () => {
    const { backend, ecole } = await startSchool()
    const codes = async () => (await ecole.get<Permi[]>('/api/permi')).body.map(({ code }) => code)
    expect(await codes()).toEqual(['AA', 'A', 'B', 'BE', 'C', 'CE', 'D', 'DE', 'G', 'H'])
    await moveToFrance(backend, 1)
    expect(await codes()).toEqual(['AM', 'A1', 'A2', 'B', 'BE'])
    await backend.stop()
  })

  it('are all of them for the platform, and nobody else’s business', async () => {
    const { backend } = await startSchool()
    const manager = await signedIn(backend, 'manager')
    expect((await manager.get<Permi[]>('/api/permi')).body).toHaveLength(15)
    const client = await signedIn(backend, 'client')
    expect((await client.get('/api/permi')).status).toBe(403)
    await backend.stop()
  })
})
