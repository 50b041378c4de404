import { DEMO_PASSWORD } from '@backend/seed/demo'
import type { Role } from '@contract/ability'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { importEnded } from '@tests/helpers/factories'
import { type Client, clientOf, type Method, send, signedIn } from '@tests/helpers/http'
import { notify } from '@tests/helpers/scenarios'
import { type Fixture, fixtureOf, ROUTES, type Row } from './routes'

interface Document {
  paths: Record<
    string,
    Record<string, { security?: unknown[]; summary?: string; parameters?: { name: string; required?: boolean }[] }>
  >
}

/** Every operation of the OpenAPI document, as `METHOD /path`. */
export async function documentedRoutes(backend: TestBackend) {
  const { body } = await send<Document>(backend, 'GET', '/api/openapi.json')
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({ name: `${method.toUpperCase()} ${path}`, ...route })),
  )
}

export const ENTRIES = Object.entries(ROUTES).map(([name, row]) => ({
  name,
  row,
  method: name.split(' ')[0] as Method,
}))
export const mayCall = (row: Row, role: Role) => typeof row.for === 'string' || row.for.includes(role)

export interface Start {
  backend: TestBackend
  fixture: Fixture
  client: Client
}

/** Starts a backend with a role signed in twice. The second session exists to be ended. */
export async function startAs(role: Role): Promise<Start> {
  const backend = await startBackend()
  const ecole = await signedIn(backend, 'ecole')
  const client = await signedIn(backend, role)
  const { body } = await send<{ access_token: string; refresh_token: string }>(backend, 'POST', '/auth/login', {
    body: { username: role, password: DEMO_PASSWORD },
  })
  const sessions = await clientOf(backend, body.access_token).get<{ id: string; current: boolean }[]>('/api/session')
  const idSession = sessions.body.find(({ current }) => current)?.id ?? ''
  const notif = await notify(backend, role)
  const fixture = await fixtureOf(backend, ecole, { idSession, refreshToken: body.refresh_token, notif, role })
  await importEnded(ecole, fixture.importJob)
  return { backend, fixture, client }
}

/** Reads the current versions again, because each write of the walk raises them. */
export async function current(fixture: Fixture, client: Client, role: Role): Promise<Fixture> {
  if (role !== 'ecole') return fixture
  const candidat = await client.get<Fixture['candidat']>(`/api/candidat/${fixture.candidat.id}`)
  const moniteur = await client.get<Fixture['moniteur']>(`/api/moniteur/${fixture.moniteur.id}`)
  return { ...fixture, candidat: candidat.body, moniteur: moniteur.body }
}
