import type { Caisse, CaisseSessionDetail, Comptage } from '@contract/caisse/caisse'
import type { Cheque } from '@contract/caisse/cheque'
import type { Client } from '@tests/helpers/http'
import { aclDomain } from '../domain'

const SCHOOL = ['ecole'] as const
const TODAY = '2026-11-21'

const earn = (ecole: Client, montant: number, changes: object = {}) =>
  ecole.post('/api/transaction', { kind: 'INCOME', montant, method: 'CASH', categorie: 'supports', ...changes })

async function chequeOf(ecole: Client, numero: string): Promise<number> {
  const cheque = { banque: 'BIAT', numero, titulaire: null, date: TODAY, reserve: true }
  await earn(ecole, 5_000, { method: 'CHEQUE', cheque })
  const { body } = await ecole.get<{ data: Cheque[] }>(`/api/cheque?q=${numero}`)
  return body.data[0]?.id ?? 0
}

/** Counts the open session of the school and returns both. */
async function count(ecole: Client) {
  const { body } = await ecole.get<Caisse>('/api/caisse')
  const id = body.session?.id ?? 0
  const path = `/api/caisse-session/${id}/comptage`
  return { id, counted: (await ecole.post<Comptage>(path, { compte: 1_000, billetage: null })).body }
}

/** A closed session with a difference, an open one that was counted, and cheques in each place. */
async function prepare(ecole: Client) {
  await earn(ecole, 50_000)
  const first = await count(ecole)
  const body = { verse: 0, motif: 'Manquant' }
  await ecole.post<CaisseSessionDetail>(`/api/caisse-session/${first.id}/cloture`, body)
  await earn(ecole, 200_000)
  const [inHand, returned] = [await chequeOf(ecole, '0091'), await chequeOf(ecole, '0092')]
  const [cleared, refused] = [await chequeOf(ecole, '0093'), await chequeOf(ecole, '0094')]
  const undone = await chequeOf(ecole, '0095')
  await ecole.post('/api/cheque/remise', { ids: [cleared, refused, undone], jour: TODAY, bordereau: null })
  return { closed: first.id, open: (await count(ecole)).id, inHand, returned, cleared, refused, undone }
}

export const acl = aclDomain('caisse', prepare, {
  'GET /api/caisse': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/caisse' }) },
  'GET /api/caisse-session': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/caisse-session?etat=ecart' }) },
  'GET /api/caisse-session/ecarts': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/caisse-session/ecarts' }),
  },
  'GET /api/caisse-session/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ closed }) => ({ path: `/api/caisse-session/${closed}` }),
  },
  'POST /api/caisse-session/{id}/comptage': {
    for: SCHOOL,
    success: 201,
    sample: ({ open }) => ({
      path: `/api/caisse-session/${open}/comptage`,
      body: { compte: 1_000, billetage: { p1000: 1 } },
    }),
  },
  'POST /api/caisse-session/{id}/cloture': {
    for: SCHOOL,
    success: 201,
    sample: ({ open }) => ({ path: `/api/caisse-session/${open}/cloture`, body: { verse: 0, motif: 'Manquant' } }),
  },
  'POST /api/caisse-session/{id}/ecart': {
    for: SCHOOL,
    success: 201,
    sample: ({ closed }) => ({ path: `/api/caisse-session/${closed}/ecart`, body: { motif: 'Retrouvé' } }),
  },
  'GET /api/cloture': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/cloture?kind=JOUR' }) },
  'GET /api/cheque': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/cheque?statut=EN_MAIN' }) },
  'POST /api/cheque/remise': {
    for: SCHOOL,
    success: 200,
    sample: ({ inHand }) => ({
      path: '/api/cheque/remise',
      body: { ids: [inHand], jour: TODAY, bordereau: 'B-1' },
    }),
  },
  'POST /api/cheque/encaissement': {
    for: SCHOOL,
    success: 200,
    sample: ({ cleared }) => ({ path: '/api/cheque/encaissement', body: { ids: [cleared], jour: TODAY } }),
  },
  'POST /api/cheque/{id}/rejet': {
    for: SCHOOL,
    success: 200,
    sample: ({ refused }) => ({
      path: `/api/cheque/${refused}/rejet`,
      body: { jour: TODAY, frais: 1_000, fraisCandidat: false, motif: 'Sans provision' },
    }),
  },
  'POST /api/cheque/{id}/retour': {
    for: SCHOOL,
    success: 200,
    sample: ({ returned }) => ({ path: `/api/cheque/${returned}/retour`, body: { motif: 'Repris' } }),
  },
  'POST /api/cheque/annulation': {
    for: SCHOOL,
    success: 200,
    sample: ({ undone }) => ({ path: '/api/cheque/annulation', body: { ids: [undone], statut: 'REMIS' } }),
  },
})
