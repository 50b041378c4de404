import type { NotifPage } from '@contract/compte/notif'
import type { Page } from '@contract/list'
import type { MessageContact } from '@contract/plateforme/contact'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, send, signedIn } from '@tests/helpers/http'
import { wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
let manager: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})
beforeEach(async () => {
  manager = await signedIn(backend, 'manager')
})

const values = (over: Record<string, unknown> = {}) => ({
  nom: 'Ali Mansour',
  email: 'ali@exemple.tn',
  telephone: '98 100 200',
  sujet: 'Une question',
  texte: 'Bonjour,\nque coûte l’abonnement ?',
  ...over,
})
const submit = (over = {}, deviceId = 'un') =>
  send(backend, 'POST', '/contact-us/submit', { body: values(over), headers: { deviceId } })
const list = async (query = '') => (await manager.get<Page<MessageContact>>(`/api/contact?${query}`)).body.data
async function received(over = {}): Promise<MessageContact> {
  await submit(over)
  const [last] = await list()
  if (!last) throw new Error('No message')
  return last
}

describe('/api/contact', () => {
  it('accepts messages from anybody and notifies the platform', async () => {
    expect((await submit()).status).toBe(201)
    const [message] = await list('q=MANSOUR&statut=NEW')
    expect(message).toMatchObject({ nom: 'Ali Mansour', telephone: '+21698100200', statut: 'NEW', reponse: null })
    const { body } = await manager.get<NotifPage>('/api/notif')
    expect(body.data[0]).toMatchObject({ kind: 'message_recu', params: { nom: 'Ali Mansour', sujet: 'Une question' } })
  })

  it.each([
    [{ nom: '' }, { nom: 'required' }],
    [{ email: 'ali' }, { email: 'email' }],
    [{ sujet: 'x'.repeat(151) }, { sujet: 'too_long' }],
    [{ texte: ['<p>'] }, { texte: 'invalid' }],
    [{ texte: 'x'.repeat(30_000) }, { texte: 'too_long' }],
    [{ statut: 'CLOSED' }, { statut: 'unknown_field' }],
  ])('refuses a message with %j', async (over, errors) => {
    const answer = await submit(over)
    expect([answer.status, answer.body.errors]).toEqual([422, errors])
  })

  it('refuses a malformed or too large body', async () => {
    for (const [body, status] of [
      ['{', 400],
      ['[]', 422],
      [`{"texte":"${'x'.repeat(1_100_000)}"}`, 413],
    ] as const)
      expect((await send(backend, 'POST', '/contact-us/submit', { body })).status).toBe(status)
  })

  it('stores HTML in a message as plain text', async () => {
    const texte = '<img src=x onerror="alert(1)"> =1+1'
    expect((await received({ nom: '<b>Ali</b>', texte })).texte).toBe(texte)
  })

  it('throttles after five messages of one device in an hour', async () => {
    for (let count = 0; count < 5; count += 1) expect((await submit()).status).toBe(201)
    expect((await submit()).body).toMatchObject({ statusCode: 429, code: 'too_many', details: { seconds: 3600 } })
    expect((await submit({}, 'deux')).status).toBe(201)
    wait(backend, { minutes: 60 })
    expect((await submit()).status).toBe(201)
  })

  it('answers a message once by e-mail and closes it', async () => {
    const { id } = await received()
    const answered = await manager.post<MessageContact>(`/api/contact/${id}/answer`, { reponse: 'Dès 49 DT.' })
    expect(answered.body).toMatchObject({ statut: 'ANSWERED', reponse: 'Dès 49 DT.', reponduPar: 'Skander Bel Hassen' })
    const { rows: letters } = {
      rows: await backend.db
        .selectFrom('message_sortant')
        .selectAll()
        .where('destinataire', '=', 'ali@exemple.tn')
        .execute(),
    }
    expect(letters).toMatchObject([{ canal: 'email', sujet: 'Re : Une question', texte: 'Dès 49 DT.' }])
    const twice = await manager.post(`/api/contact/${id}/answer`, { reponse: 'Encore.' })
    expect([twice.status, twice.body.code]).toEqual([409, 'state'])
    expect((await manager.post<MessageContact>(`/api/contact/${id}/close`)).body.statut).toBe('CLOSED')
    expect((await manager.post(`/api/contact/${id}/close`)).status).toBe(409)
    expect((await manager.get<MessageContact>(`/api/contact/${id}`)).body.statut).toBe('CLOSED')
    expect((await manager.post(`/api/contact/${id}/answer`, { reponse: ' ' })).status).toBe(422)
  })

  it('is readable by the platform only', async () => {
    expect((await clientOf(backend, null).get('/api/contact')).status).toBe(401)
    expect((await ecole.get('/api/contact')).status).toBe(403)
    expect((await manager.get('/api/contact/999999')).status).toBe(404)
    expect((await manager.post('/api/contact/999999/close')).status).toBe(404)
  })
})
