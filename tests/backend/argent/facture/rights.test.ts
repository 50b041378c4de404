import type { CompteCandidat } from '@contract/argent/compte'
import type { FacturePage } from '@contract/argent/facture'
import { insertForfait, insertPrices } from '@tests/helpers/argent/argent'
import { draftOf, sentOf, setReglages } from '@tests/helpers/argent/factures'
import { startBackend, type TestBackend } from '@tests/helpers/backend'
import { deskWith } from '@tests/helpers/desk'
import { permiOf } from '@tests/helpers/factories'
import { clientOf, signedIn } from '@tests/helpers/http'
import { afterEach, expect, it } from 'vitest'

let backend: TestBackend
afterEach(() => backend.stop())

it('shows invoices to the whole access and the cash desk, own ones to a candidate, none to others', {
  timeout: 90_000,
}, async () => {
  backend = await startBackend({ seed: 'demo' })
  const ecole = await signedIn(backend, 'ecole')
  await setReglages(ecole, { regimeTva: 'EXEMPT' })
  const own = await backend.db
    .selectFrom('candidat')
    .innerJoin('utilisateur', 'utilisateur.id', 'candidat.idUtilisateur')
    .select('candidat.id')
    .where('username', '=', 'candidat')
    .executeTakeFirstOrThrow()
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  const values = { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-01' }
  await ecole.post<CompteCandidat>(`/api/candidat/${own.id}/inscription`, values)
  const typed = { causes: [], lignes: [{ libelle: 'Attestation', quantite: 1, prix: 5000, tauxTva: 0 }] }
  const sent = await sentOf(ecole, own.id, typed)
  const draft = await draftOf(ecole, own.id, typed)
  const other = await backend.db
    .selectFrom('candidat')
    .select('id')
    .where('idAutoEcole', '=', 1)
    .where('id', '<>', own.id)
    .executeTakeFirstOrThrow()
  const foreign = await sentOf(ecole, other.id, typed)
  const status = async (username: string, id: number) =>
    (await (await signedIn(backend, username)).get(`/api/facture/${id}`)).status
  expect((await clientOf(backend, null).get(`/api/facture/${sent.id}`)).status).toBe(401)
  expect(await status('ecole', draft.id)).toBe(200)
  expect(await status('ecole-planning', sent.id)).toBe(403)
  expect(await status('moniteur', sent.id)).toBe(403)
  expect(await status('ecole2', sent.id)).toBe(404)
  expect(await status('candidat', sent.id)).toBe(200)
  expect(await status('candidat', draft.id)).toBe(404)
  expect(await status('candidat', foreign.id)).toBe(404)
  const candidat = await signedIn(backend, 'candidat')
  const { body } = await candidat.get<FacturePage>(`/api/facture?idCandidat=${own.id}`)
  expect(body.data.map(({ id }) => id)).toEqual([sent.id])
  const caisse = await deskWith(backend, 'caisse')
  expect((await caisse.get(`/api/facture/${sent.id}`)).status).toBe(200)
  const send = { version: draft.version, totalVu: draft.ttc + draft.timbre }
  expect((await caisse.post(`/api/facture/${draft.id}/send`, send)).status).toBe(403)
  expect((await candidat.post(`/api/facture/${sent.id}/avoir`, { causes: ['ligne:1'], motif: 'x' })).status).toBe(403)
  const ecole2 = await signedIn(backend, 'ecole2')
  expect((await ecole2.post(`/api/facture/${draft.id}/send`, send)).status).toBe(404)
})
