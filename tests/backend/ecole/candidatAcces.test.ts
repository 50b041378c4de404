import type { Historique } from '@contract/ecole/historique'
import type { ImportUndo } from '@contract/ecole/import/candidatImport'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { buildCandidat, importInputOf, importRow, runImport } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { suspend, wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

interface Sent {
  sent: number
  used: number
  unreachable: number
  recent: number
}

const sendTo = (selection: object, client = ecole) => client.post<Sent>('/api/candidat/acces', { selection })
const outbox = async () =>
  await backend.db.selectFrom('message_sortant').select(['destinataire', 'texte']).orderBy('id', 'desc').execute()

it('sends imported candidates a user name and password that open their account', async () => {
  const rows = [importRow({ email: 'amine@exemple.tn' }), importRow({ telephone: '98 123 400' }), importRow()]
  const job = await runImport(ecole, importInputOf(rows))
  const ids = job.report.map(({ idCandidat }) => idCandidat ?? 0)
  const before = (await outbox()).length
  const { status, body } = await sendTo({ ids })
  expect([status, body]).toEqual([200, { sent: 2, used: 0, unreachable: 1, recent: 0 }])
  const messages = await outbox()
  expect(messages).toHaveLength(before + 2)
  const text = messages.find(({ destinataire }) => destinataire === 'amine@exemple.tn')?.texte ?? ''
  const username = /utilisateur.*: (\S+)/.exec(text)?.[1]
  const password = /provisoire.*: (\S+)/.exec(text)?.[1]
  const login = await clientOf(backend, null).post('/auth/login', { username, password })
  expect(login.status).toBe(200)
  // Whoever has signed in keeps their password.
  wait(backend, { minutes: 60 })
  ecole = await signedIn(backend, 'ecole')
  expect((await sendTo({ ids })).body).toEqual({ sent: 1, used: 1, unreachable: 1, recent: 0 })
})

it('sends each account its access once an hour, and again to an address that was put right', async () => {
  const rows = [importRow({ email: 'amine@exemple.tn' }), importRow({ email: 'rim@exemple.tn' })]
  const job = await runImport(ecole, importInputOf(rows))
  const ids = job.report.map(({ idCandidat }) => idCandidat ?? 0)
  const none = { sent: 0, used: 0, unreachable: 0, recent: 0 }
  expect((await sendTo({ ids: ids.slice(0, 1) })).body).toEqual({ ...none, sent: 1 })
  const before = (await outbox()).length
  expect((await sendTo({ ids })).body).toEqual({ ...none, sent: 1, recent: 1 })
  expect((await sendTo({ ids })).body).toEqual({ ...none, recent: 2 })
  expect(await outbox()).toHaveLength(before + 1)
  await backend.db
    .updateTable('candidat')
    .set({ email: 'amin@exemple.tn' })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  expect((await sendTo({ ids })).body).toEqual({ ...none, sent: 1, recent: 1 })
  wait(backend, { minutes: 60 })
  ecole = await signedIn(backend, 'ecole')
  expect((await sendTo({ ids })).body).toEqual({ ...none, sent: 2 })
})

it('sends to all candidates of a filter, logs it once, and leaves the import to be undone', async () => {
  const rows = [1, 2, 3].map((index) => importRow({ nom: 'Masmoudi', email: `m${index}@exemple.tn` }))
  const job = await runImport(ecole, importInputOf(rows))
  expect((await sendTo({ filter: { q: 'masmoudi' }, count: 2 })).status).toBe(409)
  expect((await sendTo({ filter: { q: 'masmoudi' }, count: 3 })).body.sent).toBe(3)
  const { data } = (await ecole.get<Page<Historique>>('/api/historique?action=acces')).body
  expect(data).toMatchObject([{ entite: 'selection', action: 'acces', after: { candidats: 3 } }])
  const { body } = await ecole.get<ImportUndo>(`/api/import/${job.id}/undo`)
  expect(body).toMatchObject({ possible: true, removed: 3, kept: [] })
})

it('skips archived candidates', async () => {
  const { id } = await buildCandidat(ecole, { email: 'parti@exemple.tn' })
  await ecole.post(`/api/candidat/${id}/archive`)
  expect((await sendTo({ ids: [id] })).body).toEqual({ sent: 0, used: 0, unreachable: 0, recent: 0 })
})

it('allows only the school’s own desk', async () => {
  const { id } = await buildCandidat(ecole)
  const selection = { ids: [id] }
  expect((await sendTo(selection, clientOf(backend, null))).status).toBe(401)
  expect((await sendTo(selection, await signedIn(backend, 'moniteur'))).status).toBe(403)
  expect((await sendTo(selection, await signedIn(backend, 'ecole2'))).status).toBe(404)
  expect((await sendTo({ ids: [] })).status).toBe(422)
  await suspend(backend, 1)
  expect((await sendTo(selection)).status).toBe(423)
})
