import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { refusalsOf } from '@backend/http/document'
import { openapi } from '@backend/http/openapi'
import { DEMO_PASSWORD } from '@backend/seed/demo'
import { readAFacturer } from '@contract/calls/argent/facture'
import { createTransaction } from '@contract/calls/argent/transaction'
import type { Call } from '@contract/calls/call'
import { login, logout } from '@contract/calls/compte/auth'
import { markAllNotifs } from '@contract/calls/compte/notif'
import { readProfil } from '@contract/calls/compte/profil'
import { readUserStats } from '@contract/calls/compte/utilisateur'
import { readCandidat, updateCandidat } from '@contract/calls/ecole/candidat'
import { listPermis } from '@contract/calls/ecole/permi'
import { readFluxFile } from '@contract/calls/planning/flux'
import { askForPack } from '@contract/calls/plateforme/demandePack'
import { proposeEcheancier } from '@contract/calls/recouvrement/echeancier'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { ROOT } from '@tests/helpers/sources/sources'
import { Hono } from 'hono'
import { generateSource } from 'oazapfts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

interface Operation {
  operationId?: string
}

const table = Object.values(import.meta.glob<Record<string, Call>>('/contract/calls/*/*.ts', { eager: true })).flatMap(
  (module) => Object.values(module),
)

let backend: TestBackend
let document: string
beforeAll(async () => {
  backend = await startBackend()
  document = await (await backend.request('/api/openapi.json')).text()
})
afterAll(() => backend.stop())

describe('GET /api/openapi.json', () => {
  it('contains every call of the contract by its id', () => {
    const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(document)
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId}: ${method} ${path.slice(1)}`),
    )
    expect(documented.sort()).toEqual(table.map(({ id, method, path }) => `${id}: ${method} ${path}`).sort())
  })

  it('is made once, however many ask for it', async () => {
    const calls = vi.fn(() => [listPermis])
    const app = new Hono().get('/', openapi(calls))
    const answers = await Promise.all([app.request('/'), app.request('/')])
    answers.push(await app.request('/'))
    for (const answer of answers) expect((await answer.json()).paths).toHaveProperty('/api/permi')
    expect(calls).toHaveBeenCalledOnce()
  })

  it('passes the linter’s recommended rules without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: document, absoluteRef: 'openapi.json', config })
    const lines = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
    expect(lines).toEqual([])
  })

  it('lists the refusals of each call', () => {
    // A served host refuses too many requests, whatever the call.
    const failures = [429, 500, 503]
    expect(refusalsOf(listPermis)).toEqual([401, 403, ...failures])
    expect(refusalsOf(readProfil)).toEqual([401, ...failures])
    expect(refusalsOf(readCandidat)).toEqual([401, 403, 404, ...failures])
    expect(refusalsOf(login)).toEqual([400, 401, 409, 413, 422, ...failures, 507])
    expect(refusalsOf(logout)).toEqual([400, 409, 413, 422, ...failures, 507])
    expect(refusalsOf(updateCandidat)).toEqual([400, 401, 403, 404, 409, 413, 422, 423, ...failures, 507])
    // A body or a query that is required names records, and a key may be malformed.
    expect(refusalsOf(createTransaction)).toContain(404)
    expect(refusalsOf(readFluxFile)).toContain(404)
    expect(refusalsOf(markAllNotifs)).toContain(400)
    // What their parts do not tell.
    expect(refusalsOf(readAFacturer)).toContain(404)
    expect(refusalsOf(proposeEcheancier)).toContain(409)
    expect(refusalsOf(readUserStats)).toContain(422)
    // This call gets a school out of the read-only state.
    expect(refusalsOf(askForPack)).not.toContain(423)
  })
})

/** Client code of a third party. The compiler checks names, arguments, answers and refusals. */
const USE = `
import { type ApiError, type Candidat, deactivatePack, listCandidats, readCandidat } from './client'

export async function use(): Promise<string[]> {
  const page = await listCandidats({ page: 1, sort: '-nom', archived: 'false' })
  if (page.status !== 200) {
    const refusal: ApiError = page.data
    return [refusal.message]
  }
  const rows: Candidat[] = page.data.data
  const one = await readCandidat(rows[0]?.id ?? 0)
  // @ts-expect-error: a candidate is named by a number.
  await readCandidat('one')
  // @ts-expect-error: lists are not sorted by what they do not hold.
  await listCandidats({ sort: 'colour' })
  const refused = await deactivatePack(1)
  if (refused.status === 403) return [refused.data.message]
  return one.status === 200 ? [one.data.nom] : []
}
`

describe('a client generated from the OpenAPI document', () => {
  const folder = join(ROOT, 'tests/backend/.client')
  const written = (name: string) => join(folder, name)

  beforeAll(async () => {
    await mkdir(folder, { recursive: true })
    await writeFile(written('openapi.json'), document)
    await writeFile(written('client.ts'), await generateSource(written('openapi.json')))
    await writeFile(written('use.ts'), USE)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('compiles together with code that uses it', async () => {
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      '--target',
      'es2023',
      '--lib',
      'es2023,dom,dom.iterable',
    ]
    const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--types', '']
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, ...options, ...modules, written('use.ts')])
    expect(stdout).toBe('')
  })

  it('calls the API through the generated client', async () => {
    const client = await import(written('client.ts'))
    client.defaults.baseUrl = ''
    client.defaults.fetch = (url: string, init?: RequestInit) => backend.request(url, init)
    expect(await client.listCandidats()).toMatchObject({ status: 401, data: { code: 'unauthenticated' } })
    const { data: session } = await client.login({ username: 'ecole', password: DEMO_PASSWORD })
    client.defaults.headers = { Authorization: `Bearer ${session.access_token}` }
    const page = await client.listCandidats({ perPage: 1 })
    expect(page).toMatchObject({ status: 200, data: { perPage: 1, currentPage: 1 } })
    const [{ id, nom }] = page.data.data
    expect(await client.readCandidat(id)).toMatchObject({ status: 200, data: { id, nom } })
    expect(await client.readCandidat(999_999)).toMatchObject({ status: 404, data: { code: 'not_found' } })
    const answer = await client.createVehicule({})
    expect(answer).toMatchObject({ status: 422, data: { errors: { immatriculation: 'required' } } })
  })
})
