import type { LoginAnswer, SentMessage } from '@contract/compte/auth'
import type { Candidat, CandidatDetail } from '@contract/ecole/candidat'
import type { Historique } from '@contract/ecole/historique'
import type { Page } from '@contract/list'
import type { TestBackend } from '@tests/helpers/backend'
import { allCandidats, buildCandidat, buildMoniteur, candidatValues, permiOf, updateOf } from '@tests/helpers/factories'
import { type Client, send, signedIn } from '@tests/helpers/http'
import { limitPackage, moveToFrance, wait } from '@tests/helpers/scenarios'
import { eachSchool } from '@tests/helpers/schools/eachSchool'
import { describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
eachSchool((started) => {
  backend = started.backend
  ecole = started.ecole
})

const outbox = async () => (await send<SentMessage[]>(backend, 'GET', '/auth/outbox')).body
const historique = async (id: number) => (await ecole.get<Historique[]>(`/api/candidat/${id}/historique`)).body

describe('POST /api/candidat', () => {
  it('stores the typed values, trimmed and normalised', async () => {
    const idMoniteur = (await buildMoniteur(ecole)).id
    const made = await buildCandidat(ecole, {
      nom: '  Ben Salah ',
      prenom: ' Inès',
      nomAr: 'بن صالح',
      prenomAr: '',
      cin: '1234 5670',
      passeport: ' a123456 ',
      sexe: 'F',
      telephone: '98 123 456',
      email: ' Ines@Exemple.TN ',
      adresse: '',
      idMoniteur,
      source: 'site',
      note: 'Ligne 1\nLigne 2',
    })
    expect(made).toMatchObject({
      nom: 'Ben Salah',
      prenom: 'Inès',
      nomAr: 'بن صالح',
      prenomAr: null,
      cin: '12345670',
      passeport: 'A123456',
      sexe: 'F',
      telephone: '+21698123456',
      email: 'ines@exemple.tn',
      adresse: null,
      photo: null,
      permi: 'B',
      idMoniteur,
      moniteur: 'Personne Formateur',
      note: 'Ligne 1\nLigne 2',
      dossier: 'incomplet',
      archived: false,
      version: 1,
      username: expect.stringMatching(/^ines\.ben-salah\d*$/),
    })
    expect(made.documents).toHaveLength(4)
    expect((await ecole.get(`/api/candidat/${made.id}`)).body).toEqual(made)
    const { documents, username, contractUrl, absences, ...line } = made
    expect(absences).toEqual({ nombre: 0, jours: 30, signale: false })
    expect(contractUrl).toBeNull()
    const { body } = await ecole.get<Page<Candidat>>('/api/candidat?q=12345670')
    expect(body).toEqual({ data: [line], totalPages: 1, currentPage: 1, totalDataCount: 1, perPage: 10 })
  })

  it('accepts a passport instead of an identity card, or both', async () => {
    expect((await buildCandidat(ecole, { cin: null, passeport: 'X1234567' })).cin).toBeNull()
    expect((await buildCandidat(ecole, { cin: '', passeport: 'X1234568' })).cin).toBeNull()
    // Several candidates without a card: an empty number is not a duplicate.
    expect((await buildCandidat(ecole, { passeport: 'X1234569' })).passeport).toBe('X1234569')
  })

  it.each(['cin', 'passeport'] as const)(
    'refuses a %s that another candidate has, and names that candidate',
    async (field) => {
      const value = field === 'cin' ? '55555555' : 'P7654321'
      const first = await buildCandidat(ecole, { nom: 'Premier', [field]: value })
      const refused = await ecole.post('/api/candidat', candidatValues(first.idPermi, { [field]: value }))
      expect(refused.status).toBe(409)
      expect(refused.body).toMatchObject({
        statusCode: 409,
        errors: { [field]: 'duplicate' },
        details: { id: first.id, nom: 'Premier', prenom: 'Personne', archived: false },
      })
      await ecole.post(`/api/candidat/${first.id}/archive`)
      const again = await ecole.post('/api/candidat', candidatValues(first.idPermi, { [field]: value }))
      expect(again.body).toMatchObject({ statusCode: 409, details: { id: first.id, archived: true } })
      expect((await allCandidats(ecole, 'q=Premier')).length).toBe(0)
      // Another school may use the same number.
      await buildCandidat(await signedIn(backend, 'ecole2'), { [field]: value })
    },
  )

  it('creates no account when the candidate is refused', async () => {
    const { idPermi } = await buildCandidat(ecole, { cin: '55555556' })
    const users = () => backend.db.selectFrom('utilisateur').select('username').execute()
    const before = await users()
    const sent = (await outbox()).length
    const body = candidatValues(idPermi, { cin: '55555556', email: 'x@exemple.tn' })
    expect((await ecole.post('/api/candidat', body)).status).toBe(409)
    expect(await users()).toEqual(before)
    expect(await outbox()).toHaveLength(sent)
  })

  it('gives namesakes different user names', async () => {
    const names = ['Ali', 'Ali', 'Âli', 'Ali2', 'Ali']
    const made: (string | null)[] = []
    for (const prenom of names) made.push((await buildCandidat(ecole, { prenom, nom: 'Unique' })).username)
    expect(made).toEqual(['ali.unique', 'ali.unique2', 'ali.unique3', 'ali2.unique', 'ali.unique4'])
    // A name without Latin letters gives no user name.
    const arabic = await buildCandidat(ecole, { prenom: 'علي', nom: 'بن عمر' })
    expect(arabic.username).toMatch(/^candidat\d+$/)
    expect((await buildCandidat(await signedIn(backend, 'ecole2'), { prenom: 'Ali', nom: 'Unique' })).username).toBe(
      'ali.unique5',
    )
  })

  it('sends the candidate their user name and a working password', async () => {
    const { username } = await buildCandidat(ecole, { prenom: 'Rim', telephone: '22 333 444', email: 'rim@exemple.tn' })
    const [message] = await outbox()
    expect(message).toMatchObject({ canal: 'email', destinataire: 'rim@exemple.tn' })
    expect(message?.texte).toContain(`Nom d’utilisateur\u00a0: ${username}\n`)
    const password = /provisoire\s: (\S+)\n/.exec(message?.texte ?? '')?.[1]
    const login = await send<LoginAnswer>(backend, 'POST', '/auth/login', { body: { username, password } })
    expect(login.body).toMatchObject({ role: 'candidat', isFirstLogin: true, idAutoEcole: 1 })
    await buildCandidat(ecole, { telephone: '22 333 445' })
    expect((await outbox())[0]).toMatchObject({ canal: 'sms', destinataire: '+21622333445' })
    const sent = (await outbox()).length
    await buildCandidat(ecole)
    expect(await outbox()).toHaveLength(sent)
  })

  it('checks the age against the category to the day', async () => {
    const idB = await permiOf(ecole, 'B')
    const idD = await permiOf(ecole, 'D')
    expect((await buildCandidat(ecole, { dateNaissance: '2008-11-21', idPermi: idB })).permi).toBe('B')
    const young = candidatValues(idD, { dateNaissance: '2005-11-22' })
    expect((await ecole.post('/api/candidat', young)).body.errors).toEqual({ dateNaissance: 'too_young' })
    wait(backend, { days: 1 })
    const client = await signedIn(backend, 'ecole')
    expect((await client.post('/api/candidat', young)).status).toBe(201)
  })

  it('accepts only categories of the school’s country', async () => {
    const idTunisian = await permiOf(ecole, 'B')
    await moveToFrance(backend, 1)
    const answer = await ecole.post('/api/candidat', candidatValues(idTunisian))
    expect(answer.body.errors).toEqual({ idPermi: 'unknown' })
    const french = await buildCandidat(ecole, { idPermi: await permiOf(ecole, 'B'), telephone: '06 12 34 56 78' })
    expect(french.telephone).toBe('+33612345678')
  })

  it('refuses an archived instructor', async () => {
    const { id } = await buildMoniteur(ecole)
    const kept = await buildCandidat(ecole, { idMoniteur: id })
    await ecole.post(`/api/moniteur/${id}/archive`)
    const answer = await ecole.post('/api/candidat', candidatValues(await permiOf(ecole), { idMoniteur: id }))
    expect(answer.body.errors).toEqual({ idMoniteur: 'archived' })
    // A candidate who had the instructor before keeps them.
    expect((await ecole.put(`/api/candidat/${kept.id}`, updateOf(kept, { note: 'x' }))).status).toBe(200)
  })

  it.each([
    ['Ali\u0000Baba', 'AliBaba'],
    ['Ali\u202EBaba', 'AliBaba'],
    ['Ali\ud800Baba', 'AliBaba'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["Robert'); drop table candidat;--", "Robert'); drop table candidat;--"],
    ['=1+1', '=1+1'],
    ['😀', '😀'],
  ])('keeps the name %j except for invisible characters', async (nom, kept) => {
    const made = await buildCandidat(ecole, { nom })
    expect(made.nom).toBe(kept)
    expect((await ecole.get(`/api/candidat/${made.id}`)).body).toEqual(made)
  })

  it('refuses a name made of invisible characters only', async () => {
    const answer = await ecole.post('/api/candidat', candidatValues(await permiOf(ecole), { nom: '\u0000\u202e' }))
    expect(answer.body.errors).toEqual({ nom: 'required' })
  })
})

describe('PUT /api/candidat/{id}', () => {
  it('saves the changes, raises the version and logs what changed', async () => {
    const made = await buildCandidat(ecole, { nom: 'Avant', telephone: '98111222' })
    wait(backend, { minutes: 5 })
    const { status, body } = await ecole.put<CandidatDetail>(
      `/api/candidat/${made.id}`,
      updateOf(made, { nom: 'Après', telephone: null, email: 'apres@exemple.tn' }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ nom: 'Après', telephone: null, version: 2, createdAt: made.createdAt })
    expect(body.updatedAt > made.updatedAt).toBe(true)
    const [last, first, ...more] = await historique(made.id)
    expect(more).toEqual([])
    expect(last).toMatchObject({
      action: 'update',
      auteur: 'Leïla Cherif',
      before: { nom: 'Avant', telephone: '+21698111222', email: null },
      after: { nom: 'Après', telephone: null, email: 'apres@exemple.tn' },
    })
    expect(Object.keys(last?.before ?? {}).sort()).toEqual(['email', 'nom', 'telephone'])
    expect(first).toMatchObject({ action: 'create', before: null, after: { nom: 'Avant' } })
  })

  it('updates the search index with the new values', async () => {
    const made = await buildCandidat(ecole, { nom: 'Zyxavant', cin: '77000001' })
    await ecole.put(`/api/candidat/${made.id}`, updateOf(made, { nom: 'Zyxapres', cin: '77000002' }))
    for (const [q, count] of [
      ['zyxavant', 0],
      ['77000001', 0],
      ['zyxapres', 1],
      ['77000002', 1],
    ] as const) {
      expect((await ecole.get(`/api/candidat?q=${q}`)).body, q).toMatchObject({ totalDataCount: count })
    }
  })

  it('updates the name and the address of the account', async () => {
    const made = await buildCandidat(ecole, { email: 'old@exemple.tn' })
    await ecole.put(`/api/candidat/${made.id}`, updateOf(made, { nom: 'Nouveau', email: 'new@exemple.tn' }))
    const user = await backend.db
      .selectFrom('utilisateur')
      .select(['nomComplet', 'email', 'username'])
      .where('username', '=', made.username ?? '')
      .executeTakeFirstOrThrow()
    expect(user).toEqual({ nomComplet: 'Personne Nouveau', email: 'new@exemple.tn', username: made.username })
  })

  it('refuses a stale version with 409 and answers the current record', async () => {
    const made = await buildCandidat(ecole)
    const { body: theirs } = await ecole.put<CandidatDetail>(
      `/api/candidat/${made.id}`,
      updateOf(made, { note: 'D’elle' }),
    )
    const answer = await ecole.put(`/api/candidat/${made.id}`, updateOf(made, { note: 'De lui' }))
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: theirs } })
    expect((await ecole.put(`/api/candidat/${made.id}`, updateOf(made, { version: 99 }))).status).toBe(409)
    expect((await ecole.get(`/api/candidat/${made.id}`)).body).toEqual(theirs)
  })

  it('refuses another candidate’s identity number and accepts the candidate’s own', async () => {
    const [one, two] = [await buildCandidat(ecole), await buildCandidat(ecole)]
    const answer = await ecole.put(`/api/candidat/${two.id}`, updateOf(two, { cin: one.cin }))
    expect(answer.body).toMatchObject({ statusCode: 409, errors: { cin: 'duplicate' }, details: { id: one.id } })
    expect((await ecole.get(`/api/candidat/${two.id}`)).body).toEqual(two)
    expect((await ecole.put(`/api/candidat/${two.id}`, updateOf(two))).status).toBe(200)
  })

  it('leaves pictures out of the log', async () => {
    const photo = 'data:image/png;base64,iVBORw0KGgo='
    const made = await buildCandidat(ecole, { photo })
    expect(made.photo).toBe(photo)
    expect(JSON.stringify(await historique(made.id))).not.toContain('base64')
  })
})

describe('archiving a candidate', () => {
  it('removes the candidate from the list and unarchiving restores them', async () => {
    const { id } = await buildCandidat(ecole, { nom: 'Zarchive' })
    const counted = async (query: string) =>
      (await ecole.get<Page<Candidat>>(`/api/candidat?q=Zarchive&${query}`)).body.totalDataCount
    const archived = await ecole.post<CandidatDetail>(`/api/candidat/${id}/archive`)
    expect(archived.body).toMatchObject({ archived: true, version: 2 })
    expect([await counted(''), await counted('archived=true')]).toEqual([0, 1])
    expect((await ecole.get(`/api/candidat/${id}`)).status).toBe(200)
    expect((await ecole.post(`/api/candidat/${id}/archive`)).body).toMatchObject({ statusCode: 409, code: 'state' })
    const back = await ecole.post<CandidatDetail>(`/api/candidat/${id}/unarchive`)
    expect(back.body).toMatchObject({ archived: false, version: 3 })
    expect([await counted(''), await counted('archived=true')]).toEqual([1, 0])
    expect((await ecole.post(`/api/candidat/${id}/unarchive`)).status).toBe(409)
    expect((await historique(id)).map(({ action }) => action)).toEqual(['unarchive', 'archive', 'create'])
  })

  it('makes a form stale that was opened before the archiving', async () => {
    const made = await buildCandidat(ecole)
    await ecole.post(`/api/candidat/${made.id}/archive`)
    expect((await ecole.put(`/api/candidat/${made.id}`, updateOf(made))).status).toBe(409)
  })
})

describe('the candidate limit of a package', () => {
  it('refuses new and unarchived candidates over the limit, and allows changes', async () => {
    const made = await buildCandidat(ecole)
    const total = (await ecole.get<Page<Candidat>>('/api/candidat')).body.totalDataCount
    await limitPackage(backend, 1, { limiteCandidats: total })
    const refused = await ecole.post('/api/candidat', candidatValues(made.idPermi))
    expect(refused.body).toMatchObject({ statusCode: 423, code: 'limit_reached', details: { limit: total } })
    expect((await ecole.put(`/api/candidat/${made.id}`, updateOf(made, { note: 'x' }))).status).toBe(200)
    await ecole.post(`/api/candidat/${made.id}/archive`)
    const next = await buildCandidat(ecole)
    expect((await ecole.post(`/api/candidat/${made.id}/unarchive`)).status).toBe(423)
    await ecole.post(`/api/candidat/${next.id}/archive`)
    expect((await ecole.post(`/api/candidat/${made.id}/unarchive`)).status).toBe(200)
    await limitPackage(backend, 1, { limiteCandidats: 0 })
    expect((await ecole.post('/api/candidat', candidatValues(made.idPermi))).status).toBe(423)
  })
})
