import type { CandidatDetail } from '@contract/ecole/candidat'
import type { ApercuContrat, Contrat, ContratLigne } from '@contract/papiers/contrat'
import type { TestBackend } from '@tests/helpers/backend'
import { type Client, clientOf, signedIn, startSchool } from '@tests/helpers/http'
import { buildContrat, buildEnrolled, MENTIONS, saveMentions } from '@tests/helpers/papers/papersOf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let backend: TestBackend
let ecole: Client
beforeEach(async () => {
  const started = await startSchool()
  backend = started.backend
  ecole = started.ecole
})
afterEach(() => backend.stop())

const list = async (idCandidat: number, who = ecole) =>
  (await who.get<{ data: ContratLigne[] }>(`/api/contrat?idCandidat=${idCandidat}`)).body.data
const preview = async (idCandidat: number) =>
  (await ecole.get<ApercuContrat>(`/api/contrat/preview?idCandidat=${idCandidat}`)).body
const sign = (made: Contrat, jour = '2026-11-21', version = made.version) =>
  ecole.post<Contrat>(`/api/contrat/${made.id}/sign`, { jour, version })
const desk = async (acces: 'planning' | 'caisse') => {
  await backend.db.updateTable('utilisateur').set({ acces }).where('username', '=', 'ecole').execute()
  return signedIn(backend, 'ecole')
}

describe('/api/contrat', () => {
  it('names everything that is missing, and makes no contract before', async () => {
    await backend.db.updateTable('auto_ecole').set({ adresse: null }).where('id', '=', 1).execute()
    const { candidat } = await buildEnrolled(backend, ecole, { adresse: null, nomAr: null })
    const birth = { dateNaissance: '2009-06-01' }
    await backend.db.updateTable('candidat').set(birth).where('id', '=', candidat.id).execute()
    const manques = [
      ...['ecole_adresse', 'ecole_matriculeFiscal', 'candidat_adresse', 'candidat_tuteur', 'ecole_nomAr'],
      'candidat_nomAr',
    ]
    expect((await preview(candidat.id)).manques).toEqual(manques)
    const refused = await ecole.post('/api/contrat', { idCandidat: candidat.id })
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'contrat_incomplete', details: { manques } })
    expect(await list(candidat.id)).toEqual([])
    await saveMentions(ecole)
    const tuteur = { tuteurNom: 'Ali Ben Ali', tuteurCin: '01234567', tuteurLien: 'PERE', neph: '', version: 0 }
    expect((await ecole.put(`/api/candidat/${candidat.id}/mentions`, tuteur)).status).toBe(200)
    expect((await preview(candidat.id)).manques).toEqual(['ecole_adresse', 'candidat_adresse', 'candidat_nomAr'])
  })

  it('refuses fewer hours than the school has set for the category', async () => {
    const { candidat, idPermi } = await buildEnrolled(backend, ecole)
    await saveMentions(ecole, { minimums: [{ idPermi, code: 1200, circulation: 1500, parc: 0 }] })
    expect((await preview(candidat.id)).manques).toEqual(['heures_minimum'])
    await saveMentions(ecole, { minimums: [{ idPermi, code: 1200, circulation: 1200, parc: 0 }] })
    const made = await buildContrat(ecole, candidat.id)
    expect(made.contenu.minimums).toEqual([
      { service: 'code', minutes: 1200 },
      { service: 'circulation', minutes: 1200 },
    ])
  })

  it('makes a contract of the file with a number of its own', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    expect(made).toMatchObject({ numero: 'CT-2026-00001', rang: 1, status: 'DRAFT', signeLe: null, version: 1 })
    expect(made.contenu).toMatchObject({
      numero: 'CT-2026-00001',
      jour: '2026-11-21',
      avenant: null,
      volet: 'BOTH',
      categorie: 'B',
      total: 835_000,
      ecole: { nom: { ar: 'مدرسة الأمان لتعليم السياقة' }, matriculeFiscal: '1234567LAM000' },
      candidat: { nom: { ar: 'سامي بن علي' }, tuteur: null },
      echeances: [],
    })
    expect(made.contenu.articles.map(({ titre }) => titre.fr)).toContain('Absences et annulations')
    expect(made.contenu.articles.every(({ titre, textes }) => [titre, ...textes].every(({ ar }) => ar))).toBe(true)
    // The same contract again, while the draft waits.
    const again = await ecole.post('/api/contrat', { idCandidat: candidat.id })
    expect(again.body).toMatchObject({ statusCode: 409, code: 'state' })
  })

  it('is signed, endorsed and ended, in this order alone', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    const path = `/api/contrat/${made.id}`
    expect((await ecole.post(`${path}/endorse`, { jour: '2026-11-21', version: 1 })).body.code).toBe('state')
    expect((await sign(made, '2026-11-22')).status).toBe(422)
    const before = await ecole.post(`${path}/sign`, { jour: '2026-11-20', version: 1 })
    expect(before.body).toMatchObject({ errors: { jour: 'too_early' }, limits: { jour: '2026-11-21' } })
    expect((await sign(made, '2026-11-21', 7)).body).toMatchObject({ statusCode: 409, code: 'stale' })
    const signed = await sign(made)
    expect(signed.body).toMatchObject({ status: 'SIGNED', signeLe: '2026-11-21', version: 2, contenu: made.contenu })
    expect((await ecole.post(`${path}/cancel`, { version: 2 })).body.code).toBe('state')
    const early = await ecole.post(`${path}/endorse`, { jour: '2026-11-20', version: 2 })
    expect(early.body.errors).toEqual({ jour: 'end_before_start' })
    const endorsed = await ecole.post<Contrat>(`${path}/endorse`, { jour: '2026-11-21', version: 2 })
    expect(endorsed.body).toMatchObject({ status: 'ENDORSED', viseLe: '2026-11-21', version: 3 })
    const ended = { jour: '2026-11-21', motif: 'Déménagement', version: 3 }
    const tooEarly = await ecole.post(`${path}/terminate`, { ...ended, jour: '2026-11-20' })
    expect(tooEarly.body.errors).toEqual({ jour: 'end_before_start' })
    expect((await ecole.post<Contrat>(`${path}/terminate`, { ...ended, motif: ' ' })).status).toBe(422)
    expect((await ecole.post<Contrat>(`${path}/terminate`, ended)).body.status).toBe('TERMINATED')
  })

  it('marks the paper of the file as received, and gives its address', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const read = async () => (await ecole.get<CandidatDetail>(`/api/candidat/${candidat.id}`)).body
    expect((await read()).contractUrl).toBeNull()
    const made = await buildContrat(ecole, candidat.id)
    await sign(made)
    const { documents, contractUrl } = await read()
    expect(contractUrl).toBe(`/apps/contrat/${made.id}`)
    expect(documents.find(({ type }) => type === 'contrat')).toMatchObject({ recu: true, dateDocument: '2026-11-21' })
  })

  it('keeps what was signed, and makes an amendment of what changed since', async () => {
    await saveMentions(ecole)
    const { candidat, idForfait, idInscription } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    await sign(made)
    expect((await preview(candidat.id)).isOutdated).toBe(false)
    const same = await ecole.post('/api/contrat', { idCandidat: candidat.id })
    expect(same.body.code).toBe('state')
    await ecole.post(`/api/inscription/${idInscription}/lot`, { idForfait, dateEffet: '2026-11-20' })
    expect((await preview(candidat.id)).isOutdated).toBe(true)
    const amendment = await buildContrat(ecole, candidat.id)
    expect(amendment).toMatchObject({ numero: 'CT-2026-00002', rang: 2 })
    expect(amendment.contenu.avenant).toEqual({ rang: 1, origine: 'CT-2026-00001' })
    expect(amendment.contenu.total).toBeGreaterThan(made.contenu.total)
    const first = (await ecole.get<Contrat>(`/api/contrat/${made.id}`)).body
    expect(first.contenu).toEqual(made.contenu)
  })

  it('leaves no hole in the numbers when a draft is cancelled', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    expect((await ecole.post<Contrat>(`/api/contrat/${made.id}/cancel`, { version: 1 })).body.status).toBe('CANCELLED')
    const next = await buildContrat(ecole, candidat.id)
    expect(next).toMatchObject({ numero: 'CT-2026-00002', rang: 1 })
    expect((await list(candidat.id)).map(({ numero }) => numero)).toEqual(['CT-2026-00002', 'CT-2026-00001'])
  })

  it('logs each step in the file, without amounts', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    await sign(await buildContrat(ecole, candidat.id))
    const rows = await backend.db
      .selectFrom('historique')
      .select(['action', 'after'])
      .where('entite', '=', 'candidat')
      .where('idEntite', '=', candidat.id)
      .where('action', 'like', 'contract%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['contract_create', 'contract_sign'])
    expect(JSON.parse(rows[1]?.after ?? '')).toEqual({ numero: 'CT-2026-00001', jour: '2026-11-21' })
  })

  it('is read by the other desks and by its candidate once signed, and changed by neither', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    const { idUtilisateur } = await backend.db
      .selectFrom('candidat')
      .select('idUtilisateur')
      .where('id', '=', candidat.id)
      .executeTakeFirstOrThrow()
    await backend.db.updateTable('utilisateur').set({ username: 'former' }).where('username', '=', 'candidat').execute()
    const { motDePasse } = await backend.db
      .selectFrom('utilisateur')
      .select('motDePasse')
      .where('username', '=', 'former')
      .executeTakeFirstOrThrow()
    await backend.db
      .updateTable('utilisateur')
      .set({ username: 'candidat', motDePasse, isFirstLogin: 0 })
      .where('id', '=', idUtilisateur)
      .execute()
    const own = await signedIn(backend, 'candidat')
    expect(await list(candidat.id, own)).toEqual([])
    expect((await own.get(`/api/contrat/${made.id}`)).status).toBe(404)
    await sign(made)
    expect(await list(candidat.id, own)).toHaveLength(1)
    expect((await own.get(`/api/contrat/${made.id}`)).status).toBe(200)
    for (const acces of ['planning', 'caisse'] as const) {
      const client = await desk(acces)
      expect((await client.get(`/api/contrat/${made.id}`)).status).toBe(200)
      expect((await client.post('/api/contrat', { idCandidat: candidat.id })).status).toBe(403)
    }
  })

  it('is unknown to other schools and closed to visitors', async () => {
    await saveMentions(ecole)
    const { candidat } = await buildEnrolled(backend, ecole)
    const made = await buildContrat(ecole, candidat.id)
    const other = await signedIn(backend, 'ecole2')
    expect((await other.get(`/api/contrat/${made.id}`)).status).toBe(404)
    expect((await other.get(`/api/contrat?idCandidat=${candidat.id}`)).status).toBe(404)
    expect((await other.post('/api/contrat', { idCandidat: candidat.id })).status).toBe(404)
    expect((await other.post(`/api/contrat/${made.id}/sign`, { jour: '2026-11-21', version: 1 })).status).toBe(404)
    expect((await clientOf(backend, null).get(`/api/contrat/${made.id}`)).status).toBe(401)
  })

  it('refuses a tax number that no office issues', async () => {
    const wrong = await ecole.put('/api/contrat/mentions', { ...MENTIONS, matriculeFiscal: 'abc', version: 0 })
    expect(wrong).toMatchObject({ status: 422, body: { errors: { matriculeFiscal: 'invalid' } } })
    await saveMentions(ecole, { matriculeFiscal: '123 456 789 00011' })
  })

  it('keeps a school with its papers whose tax number is older than the check of it', async () => {
    await saveMentions(ecole)
    const valeurs = JSON.stringify({ ...MENTIONS, matriculeFiscal: 'RNE en cours' })
    await backend.db.updateTable('mention_ecole').set({ valeurs }).where('idAutoEcole', '=', 1).execute()
    expect((await ecole.get('/api/contrat/mentions')).body).toMatchObject({ matriculeFiscal: 'RNE en cours' })
  })

  it('saves what papers say at the version that was read', async () => {
    await saveMentions(ecole)
    const late = await ecole.put('/api/contrat/mentions', { nomAr: 'س', version: 0 })
    expect(late.body).toMatchObject({ statusCode: 409, code: 'stale', details: { current: { version: 1 } } })
    const { candidat } = await buildEnrolled(backend, ecole)
    const path = `/api/candidat/${candidat.id}/mentions`
    expect((await ecole.put(path, { tuteurCin: '12', version: 0 })).body.errors).toEqual({ tuteurCin: 'cin' })
    expect((await ecole.put(path, { neph: '123456789012', version: 0 })).body).toMatchObject({ version: 1 })
    expect((await ecole.put(path, { neph: '123456789012', version: 0 })).body.code).toBe('stale')
  })
})
