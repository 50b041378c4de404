import type { FactureDetail } from '@contract/argent/facture'
import { sendDraft, setReglages } from '@tests/helpers/argent/factures'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const
const LINE = { libelle: 'Attestation', quantite: 1, prix: 10_000, tauxTva: 0 }
const COMPANY = { nom: 'Société Atlas', adresse: 'Tunis', matricule: null }

async function prepare(ecole: Client, { idCandidat }: { idCandidat: number }) {
  await setReglages(ecole, { regimeTva: 'EXEMPT' })
  const values = { idCandidat, client: COMPANY, causes: [], lignes: [LINE], echeance: null, note: null }
  const draft = async (changes: object = {}) =>
    (await ecole.post<FactureDetail>('/api/facture', { ...values, ...changes })).body
  const sent = async (changes: object = {}) => (await sendDraft(ecole, await draft(changes))).body
  return {
    values,
    draft: await draft(),
    leaving: await draft(),
    ready: await draft(),
    sent: await sent(),
    owed: await sent({ idCandidat: null }),
  }
}

export const acl = aclDomain('facture', prepare, {
  // Candidates only read their own invoices, so their list is empty here.
  'GET /api/facture': { for: ['ecole', 'candidat'], success: 200, sample: () => ({ path: '/api/facture' }) },
  'GET /api/facture/export': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/facture/export' }) },
  'GET /api/facture/charges': {
    for: SCHOOL,
    success: 200,
    sample: ({ values }) => ({ path: `/api/facture/charges?idCandidat=${values.idCandidat}` }),
  },
  'GET /api/facture/{id}': {
    for: ['ecole', 'candidat'],
    success: 200,
    sample: ({ sent }) => ({ path: `/api/facture/${sent.id}` }),
  },
  'POST /api/facture': { for: SCHOOL, success: 201, sample: ({ values }) => ({ path: '/api/facture', body: values }) },
  'PUT /api/facture/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ draft, values }) => ({
      path: `/api/facture/${draft.id}`,
      body: { ...values, version: draft.version },
    }),
  },
  'DELETE /api/facture/{id}': {
    for: SCHOOL,
    success: 204,
    sample: ({ leaving }) => ({ path: `/api/facture/${leaving.id}` }),
  },
  'POST /api/facture/{id}/send': {
    for: SCHOOL,
    success: 200,
    sample: ({ ready }) => ({
      path: `/api/facture/${ready.id}/send`,
      body: { version: ready.version, totalVu: ready.ttc + ready.timbre },
    }),
  },
  'POST /api/facture/{id}/duplicate': {
    for: SCHOOL,
    success: 201,
    sample: ({ sent }) => ({ path: `/api/facture/${sent.id}/duplicate` }),
  },
  'POST /api/facture/{id}/avoir': {
    for: SCHOOL,
    success: 201,
    sample: ({ sent }) => ({
      path: `/api/facture/${sent.id}/avoir`,
      body: { causes: sent.lignes.flatMap(({ cause }) => cause ?? []), motif: 'Erreur' },
    }),
  },
  'POST /api/facture/{id}/reglement': {
    for: SCHOOL,
    success: 201,
    sample: ({ owed }) => ({
      path: `/api/facture/${owed.id}/reglement`,
      body: { montant: 1000, retenue: 0, method: 'CASH', soldeVu: owed.reste },
    }),
  },
})
