import type { CandidatDetail } from '@contract/ecole/candidat'
import { mediaOf, PAPIER_MAX_BYTES, PAPIERS_KEPT_MAX } from '@contract/ecole/papier'
import { ENGINE, startBackend, type TestBackend } from '@tests/helpers/backend'
import { buildCandidat } from '@tests/helpers/factories'
import { type Client, clientOf, signedIn } from '@tests/helpers/http'
import { buildPapier, PDF, PNG, papiersIn, picture, readPapier, sendPapier } from '@tests/helpers/papers/papiers'
import { wait } from '@tests/helpers/scenarios'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let backend: TestBackend
let ecole: Client
let id: number
beforeEach(async () => {
  backend = await startBackend()
  ecole = await signedIn(backend, 'ecole')
  id = (await buildCandidat(ecole)).id
})
afterEach(() => backend.stop())

const pathOf = (papier: number) => `/api/candidat/${id}/papier/${papier}`
const read = (papier: number, client = ecole, headers = {}) => readPapier(backend, client, pathOf(papier), headers)
const sheet = () => ecole.get<CandidatDetail>(`/api/candidat/${id}`)

describe('adding a scan', () => {
  it('stores the bytes unchanged and marks the paper as received', async () => {
    const added = await sendPapier(ecole, id, { nom: 'CIN recto.png' })
    expect(added.status).toBe(201)
    const [papier] = papiersIn(added)
    expect(papier).toMatchObject({ nom: 'CIN recto.png', media: 'image/png', taille: PNG.length })
    expect(added.body.documents[0]).toMatchObject({ type: 'cin', recu: true, version: 1 })
    const { status, headers, bytes } = await read(papier?.id ?? 0)
    expect([status, bytes]).toEqual([200, PNG])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': "attachment; filename*=UTF-8''CIN%20recto.png",
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const known = await read(papier?.id ?? 0, ecole, { 'If-None-Match': headers.get('ETag') })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
  })

  it('logs the file name and never lists the bytes', async () => {
    await sendPapier(ecole, id)
    const { body } = await ecole.get<{ action: string; after: unknown }[]>(`/api/candidat/${id}/historique`)
    expect(body[0]).toMatchObject({
      action: 'document_cin',
      before: { fichier: null },
      after: { fichier: 'CIN recto.png' },
    })
    expect((await sheet()).text).not.toContain('contenu')
  })

  it('detects the media type from the bytes, not from the name', async () => {
    expect(papiersIn(await sendPapier(ecole, id, { nom: 'photo.jpg', bytes: PDF }))[0]?.media).toBe('application/pdf')
    const html = new TextEncoder().encode('<html><script>alert(1)</script></html>')
    const refused = await sendPapier(ecole, id, { nom: 'cin.png', bytes: html })
    expect([refused.status, Object(refused.body).code]).toEqual([415, 'papier_type'])
    expect((await sendPapier(ecole, id, { bytes: new Uint8Array() })).status).toBe(415)
    expect(papiersIn(await sheet())).toHaveLength(1)
  })

  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe1]],
    ['image/webp', [...'RIFF1234WEBPVP8 '].map((letter) => letter.charCodeAt(0))],
    ['application/pdf', PDF],
    [null, [...'RIFF1234WAVEfmt '].map((letter) => letter.charCodeAt(0))],
    [null, [...'GIF89a'].map((letter) => letter.charCodeAt(0))],
    [null, [0xff, 0xd8]],
  ])('recognises the media type %s', (media, bytes) => {
    expect(mediaOf(new Uint8Array(bytes))).toBe(media)
  })

  it('accepts at most five megabytes', async () => {
    expect((await sendPapier(ecole, id, { bytes: picture(PAPIER_MAX_BYTES) })).status).toBe(201)
    const refused = await sendPapier(ecole, id, { bytes: picture(PAPIER_MAX_BYTES + 1) })
    expect([refused.status, Object(refused.body).code]).toEqual([413, 'too_large'])
    expect(papiersIn(await sheet())).toHaveLength(1)
  })

  it('requires a name and a known kind of paper', async () => {
    const path = `/api/candidat/${id}/document`
    expect((await ecole.post(`${path}/cin/papier`, PNG)).body).toMatchObject({ errors: { nom: 'required' } })
    expect((await ecole.post(`${path}/cin/papier?nom=${'x'.repeat(201)}`, PNG)).status).toBe(422)
    expect((await ecole.post(`${path}/diplome/papier?nom=a`, PNG)).status).toBe(404)
  })

  it('accepts six scans for a paper, also of concurrent uploads', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendPapier(ecole, id)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6)
    const refused = answers.find(({ status }) => status !== 201)
    expect([refused?.status, Object(refused?.body).code]).toEqual([409, 'papier_max'])
    expect((await sendPapier(ecole, id, { type: 'contrat' })).status).toBe(201)
  })

  it.skipIf(ENGINE === 'postgres')('changes nothing when the storage is full', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(backend.db)
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 20}`).execute(backend.db)
    const refused = await sendPapier(ecole, id, { bytes: picture(1_000_000) })
    expect([refused.status, Object(refused.body).code]).toEqual([507, 'storage_full'])
    expect((await sheet()).body.documents[0]).toMatchObject({ recu: false, papiers: [] })
  })

  it('stores one scan when it is sent twice with one key, and refuses other bytes with that key', async () => {
    const headers = { 'Idempotency-Key': 'une-clef-de-seize-signes', Authorization: `Bearer ${ecole.token}` }
    const send = (bytes: Uint8Array) =>
      backend.request(`/api/candidat/${id}/document/cin/papier?nom=a`, {
        method: 'POST',
        headers,
        body: new Uint8Array(bytes),
      })
    expect((await send(PNG)).status).toBe(201)
    expect((await send(PNG)).status).toBe(201)
    expect((await send(PDF)).status).toBe(422)
    expect(papiersIn(await sheet())).toHaveLength(1)
  })
})

describe('changing a scan', () => {
  it('replaces a scan in place and restores the original there', async () => {
    const [first, second] = [await buildPapier(ecole, id), await buildPapier(ecole, id)]
    const replaced = await ecole.put<CandidatDetail>(`${pathOf(first)}?nom=recto.pdf`, PDF)
    expect(papiersIn(replaced).map(({ nom }) => nom)).toEqual(['recto.pdf', 'CIN recto.png'])
    expect((await read(first)).status).toBe(404)
    const back = await ecole.post<CandidatDetail>(`${pathOf(first)}/restore`)
    expect(papiersIn(back).map((papier) => papier.id)).toEqual([first, second])
  })

  it('removes a scan, restores it within a day and deletes it afterwards', async () => {
    const [papier, other] = [await buildPapier(ecole, id), await buildPapier(ecole, id)]
    expect(papiersIn(await ecole.delete<CandidatDetail>(pathOf(papier)))).toMatchObject([{ id: other }])
    const restored = await ecole.post<CandidatDetail>(`${pathOf(papier)}/restore`)
    expect(papiersIn(restored)).toMatchObject([{ id: papier }, { id: other }])
    await ecole.delete(pathOf(papier))
    wait(backend, { days: 1, minutes: 1 })
    ecole = await signedIn(backend, 'ecole')
    await ecole.get('/api/notif')
    expect((await ecole.post(`${pathOf(papier)}/restore`)).status).toBe(404)
    expect(await backend.db.selectFrom('papier').select('id').execute()).toEqual([{ id: other }])
  })

  it('keeps the replaced and removed scans of a day up to a limit', async () => {
    let papier = await buildPapier(ecole, id)
    const replace = () => ecole.put<CandidatDetail>(`${pathOf(papier)}?nom=a.png`, PNG)
    for (let count = 1; count < PAPIERS_KEPT_MAX; count += 1) {
      const replaced = await replace()
      expect(replaced.status).toBe(200)
      papier = papiersIn(replaced)[0]?.id ?? 0
    }
    for (const refused of [await replace(), await sendPapier(ecole, id)]) {
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '86400'])
    }
    expect((await sendPapier(ecole, id, { type: 'contrat' })).status).toBe(201)
    wait(backend, { days: 1, minutes: 1 })
    ecole = await signedIn(backend, 'ecole')
    expect((await replace()).status).toBe(200)
  })

  it('refuses to replace or remove a scan that changed since it was read', async () => {
    const papier = await buildPapier(ecole, id)
    await ecole.put(`${pathOf(papier)}?nom=b.png`, PNG)
    for (const late of [await ecole.put(`${pathOf(papier)}?nom=c.png`, PNG), await ecole.delete(pathOf(papier))]) {
      expect([late.status, late.body.code]).toEqual([409, 'papier_gone'])
    }
    expect(papiersIn(await sheet())).toMatchObject([{ nom: 'b.png' }])
  })

  it('refuses to restore a scan that is present or has no place left', async () => {
    const papier = await buildPapier(ecole, id)
    expect((await ecole.post(`${pathOf(papier)}/restore`)).status).toBe(409)
    await ecole.delete(pathOf(papier))
    for (let count = 0; count < 6; count += 1) await buildPapier(ecole, id)
    expect((await ecole.post(`${pathOf(papier)}/restore`)).body.code).toBe('papier_max')
  })
})

describe('access to scans', () => {
  const codes = async (client: Client, path: string) => [
    (await readPapier(backend, client, path)).status,
    (await client.put(`${path}?nom=a.png`, PNG)).status,
    (await client.delete(path)).status,
    (await client.post(`${path}/restore`)).status,
  ]

  it('answers 401 to scan requests without a token', async () => {
    const papier = await buildPapier(ecole, id)
    expect(await codes(clientOf(backend, null), pathOf(papier))).toEqual([401, 401, 401, 401])
    expect((await sendPapier(clientOf(backend, null), id)).status).toBe(401)
  })

  it('lets the candidate and their instructor read, and refuses their writes', async () => {
    const candidat = await signedIn(backend, 'candidat')
    const own = (await candidat.get<CandidatDetail>('/api/candidat/me')).body
    const papier = await buildPapier(ecole, own.id)
    const path = `/api/candidat/${own.id}/papier/${papier}`
    const ofInstructor = await signedIn(backend, 'moniteur')
    for (const client of [candidat, ofInstructor]) {
      expect(await codes(client, path)).toEqual([200, 403, 403, 403])
      expect((await sendPapier(client, own.id)).status).toBe(403)
    }
    const other = await buildPapier(ecole, id)
    for (const client of [candidat, ofInstructor])
      expect((await readPapier(backend, client, pathOf(other))).status).toBe(404)
  })

  it('answers 404 to another school and under another candidate', async () => {
    const papier = await buildPapier(ecole, id)
    const stranger = await signedIn(backend, 'ecole2')
    expect(await codes(stranger, pathOf(papier))).toEqual([404, 404, 404, 404])
    expect((await sendPapier(stranger, id)).status).toBe(404)
    const { id: other } = await buildCandidat(ecole)
    expect(await codes(ecole, `/api/candidat/${other}/papier/${papier}`)).toEqual([404, 404, 404, 404])
  })

  it('refuses the platform manager and the client', async () => {
    const papier = await buildPapier(ecole, id)
    for (const role of ['manager', 'client']) {
      expect((await codes(await signedIn(backend, role), pathOf(papier)))[0]).toBe(403)
    }
  })
})
