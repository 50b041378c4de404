import type { CompteCandidat } from '@contract/argent/compte'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import { compteOf as accountOf, insertForfait, insertPrices, pay } from '@tests/helpers/argent/argent'
import { insertMissedLesson } from '@tests/helpers/argent/argentEvents'
import { setReglages } from '@tests/helpers/argent/factures'
import type { TestBackend } from '@tests/helpers/backend'
import { TEST_NOW } from '@tests/helpers/clock'
import { buildCandidat, permiOf } from '@tests/helpers/factories'
import type { Client } from '@tests/helpers/http'
import type { Row } from './routes'

/** Candidates with accounts: one for each action that the matrix performs on them. */
export interface ArgentFixture {
  argent: {
    idForfait: number
    newcomer: number
    enrolled: { id: number; inscription: CompteCandidat['inscriptions'][number] }
    /** A discount that can be taken back. */
    remise: number | undefined
    planned: { id: number; inscription: CompteCandidat['inscriptions'][number] }
    idRelance: number
    /** The version of the school's money rules. */
    reglages: number
    leaving: { id: number; inscription: CompteCandidat['inscriptions'][number] }
    late: { id: number; inscription: CompteCandidat['inscriptions'][number] }
    missed: { id: number; idEvenement: number }
    payer: number
    transaction: number
    moving: { id: number; idForfait: number }
    moved: number
    /** Waiting approval requests: one to approve, one to refuse. */
    approbations: [number, number]
  }
}

export async function argentOf(backend: TestBackend, ecole: Client): Promise<ArgentFixture> {
  const idPermi = await permiOf(ecole)
  await insertPrices(backend, idPermi)
  const idForfait = await insertForfait(backend, idPermi)
  async function enrolled(dateDebut = '2026-11-01') {
    const { id } = await buildCandidat(ecole)
    const body = { formule: 'FORFAIT', idForfait, dateDebut }
    await ecole.post(`/api/candidat/${id}/inscription`, body)
    const [inscription] = (await accountOf(ecole, id)).inscriptions
    if (!inscription) throw new Error('No enrolment')
    return { id, inscription }
  }
  const { id: payer } = await enrolled()
  const missing = (await enrolled()).id
  const owing = (await enrolled()).id
  const relance = { idAutoEcole: 1, idCandidat: payer, jour: '2026-11-20', niveau: 3, depuis: '2026-10-01', montant: 1 }
  const { id: idRelance } = await backend.db
    .insertInto('relance')
    .values({ ...relance, idPromesse: null, imprimeLe: null, createdAt: TEST_NOW })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setReglages(ecole, { dateReprise: '2026-11-01' })
  const { version: reglages } = (await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')).body
  const moved = (await buildCandidat(ecole)).id
  await ecole.post('/api/reprise', { rows: [repriseOf({ id: moved, idForfait })] })
  const approbations: [number, number] = [await waiting(backend, owing), await waiting(backend, owing)]
  return {
    argent: {
      approbations,
      moving: { id: (await buildCandidat(ecole)).id, idForfait },
      moved,
      idRelance,
      reglages,
      planned: await enrolled(),
      idForfait,
      newcomer: (await buildCandidat(ecole)).id,
      enrolled: await enrolled(),
      remise: await discounted(ecole, await enrolled()),
      leaving: await enrolled(),
      late: await enrolled('2026-11-10'),
      missed: { id: missing, idEvenement: await insertMissedLesson(backend, missing) },
      payer,
      transaction: (await pay(ecole, payer, 10_000)).body.id,
    },
  }
}

const SCHOOL = ['ecole'] as const

/** Gives a discount and returns the id of its lot. */
async function discounted(ecole: Client, { inscription }: ArgentFixture['argent']['enrolled']) {
  const body = { idLot: inscription.lots[0]?.id, montant: 1000, motif: 'Fratrie' }
  const answer = await ecole.post<CompteCandidat>(`/api/inscription/${inscription.id}/remise`, body)
  return answer.body.lignes.find(({ remise }) => remise === 'OPEN')?.id
}

/** Requests a write-off as a desk user and returns the id of the request. */
async function waiting({ db }: TestBackend, idCandidat: number): Promise<number> {
  const { id: idDemandeur } = await db
    .selectFrom('utilisateur')
    .select('id')
    .where('username', '=', 'ecole')
    .executeTakeFirstOrThrow()
  const demande = { geste: 'PERTE' as const, idCandidat, montant: 1_000, motif: 'Parti' }
  const empty = { idDecideur: null, decidedAt: null, reponse: null, idTransaction: null }
  const asked = { ...demande, ...empty, idAutoEcole: 1, statut: 'WAITING' as const, idDemandeur, createdAt: TEST_NOW }
  const { id } = await db
    .insertInto('approbation')
    .values({ ...asked, demande: JSON.stringify(demande) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The purchases, use and payments of a candidate before the books began. */
const repriseOf = ({ id, idForfait }: { id: number; idForfait: number }) => ({
  idCandidat: id,
  formule: 'FORFAIT',
  idForfait,
  prix: 835_000,
  autres: 0,
  paye: 300_000,
  minutesCode: 60,
  minutesCirculation: 0,
  minutesParc: 0,
})

export const ARGENT_ROUTES: Record<string, Row> = {
  'GET /api/candidat/{id}/compte': {
    for: ['ecole', 'candidat'],
    success: 200,
    sample: ({ candidat }) => ({ path: `/api/candidat/${candidat.id}/compte` }),
  },
  'GET /api/moniteur/{id}/compte': {
    for: ['ecole', 'moniteur'],
    success: 200,
    sample: ({ moniteur }) => ({ path: `/api/moniteur/${moniteur.id}/compte` }),
  },
  'GET /api/candidat/{id}/offre': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent }) => ({ path: `/api/candidat/${argent.newcomer}/offre` }),
  },
  'POST /api/candidat/{id}/inscription': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { newcomer, idForfait } }) => ({
      path: `/api/candidat/${newcomer}/inscription`,
      body: { formule: 'FORFAIT', idForfait, dateDebut: '2026-11-02' },
    }),
  },
  'PUT /api/inscription/{id}/debut': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { late } }) => ({
      path: `/api/inscription/${late.inscription.id}/debut`,
      body: { dateDebut: '2026-11-05', version: late.inscription.version },
    }),
  },
  'POST /api/inscription/{id}/lot': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { enrolled, idForfait } }) => ({
      path: `/api/inscription/${enrolled.inscription.id}/lot`,
      body: { idForfait, dateEffet: '2026-11-20' },
    }),
  },
  'POST /api/inscription/{id}/remise': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { enrolled } }) => ({
      path: `/api/inscription/${enrolled.inscription.id}/remise`,
      body: { idLot: enrolled.inscription.lots[0]?.id, montant: 1000, motif: 'Fratrie' },
    }),
  },
  'POST /api/remise/{id}/reverse': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent }) => ({ path: `/api/remise/${argent.remise}/reverse`, body: { motif: 'Erreur' } }),
  },
  'POST /api/inscription/{id}/end': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { leaving } }) => ({
      path: `/api/inscription/${leaving.inscription.id}/end`,
      body: {
        status: 'TERMINATED',
        dateFin: '2026-11-21',
        motif: 'Déménagement',
        version: leaving.inscription.version,
      },
    }),
  },
  'POST /api/candidat/{id}/penalite': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { missed } }) => ({
      path: `/api/candidat/${missed.id}/penalite`,
      body: { idEvenement: missed.idEvenement, pourcent: 0, motif: 'Malade' },
    }),
  },
  'GET /api/transaction': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/transaction?kind=PAYMENT' }) },
  'GET /api/transaction/export': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/transaction/export?groupe=depenses' }),
  },
  'GET /api/transaction/{id}': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent }) => ({ path: `/api/transaction/${argent.transaction}` }),
  },
  'POST /api/transaction': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { payer } }) => ({
      path: '/api/transaction',
      body: { kind: 'PAYMENT', idCandidat: payer, montant: 5_000, method: 'CASH', soldeVu: 825_000 },
    }),
  },
  'POST /api/transaction/{id}/reverse': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent }) => ({
      path: `/api/transaction/${argent.transaction}/reverse`,
      body: { motif: 'Erreur de saisie' },
    }),
  },
  'GET /api/approbation': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/approbation' }) },
  'POST /api/approbation': {
    for: SCHOOL,
    // A user with full access needs no approval, so the request is refused.
    success: 409,
    sample: ({ argent }) => ({
      path: '/api/approbation',
      body: { geste: 'PERTE', idCandidat: argent.payer, montant: 1_000, motif: 'Parti' },
    }),
  },
  'POST /api/approbation/{id}/approve': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent }) => ({
      path: `/api/approbation/${argent.approbations[0]}/approve`,
      body: { reponse: null },
    }),
  },
  'POST /api/approbation/{id}/refuse': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent }) => ({
      path: `/api/approbation/${argent.approbations[1]}/refuse`,
      body: { reponse: 'Non' },
    }),
  },
  'GET /api/reglages-argent': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/reglages-argent' }) },
  'PUT /api/reglages-argent': {
    for: SCHOOL,
    success: 200,
    // Omitted rules have their defaults, but invoices still need the answer on VAT.
    sample: ({ argent }) => ({
      path: '/api/reglages-argent',
      body: {
        reglages: { absencePourcent: 80, dateReprise: '2026-11-01', regimeTva: 'EXEMPT' },
        version: argent.reglages,
      },
    }),
  },
  'GET /api/inscription/{id}/echeancier/proposition': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { enrolled } }) => ({
      path: `/api/inscription/${enrolled.inscription.id}/echeancier/proposition?nombre=3&premier=2026-12-01&rythme=MONTH`,
    }),
  },
  'POST /api/inscription/{id}/echeancier': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { planned } }) => ({
      path: `/api/inscription/${planned.inscription.id}/echeancier`,
      body: { version: 0, echeances: [{ date: '2026-12-01', montant: 835_000 }] },
    }),
  },
  'POST /api/candidat/{id}/promesse': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { planned } }) => ({
      path: `/api/candidat/${planned.id}/promesse`,
      body: { date: '2026-12-01', montant: 10_000, note: null },
    }),
  },
  'GET /api/feux': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { planned } }) => ({ path: `/api/feux?ids=${planned.id}` }),
  },
  'GET /api/regularisation': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/regularisation?vue=impayes' }) },
  'GET /api/regularisation/nombres': {
    for: SCHOOL,
    success: 200,
    sample: () => ({ path: '/api/regularisation/nombres' }),
  },
  'GET /api/relance/{id}/lettre': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { idRelance } }) => ({ path: `/api/relance/${idRelance}/lettre` }),
  },
  'POST /api/relance/{id}/lettre': {
    for: SCHOOL,
    success: 204,
    sample: ({ argent: { idRelance } }) => ({ path: `/api/relance/${idRelance}/lettre` }),
  },
  'GET /api/reprise': { for: SCHOOL, success: 200, sample: () => ({ path: '/api/reprise' }) },
  'POST /api/reprise/apercu': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { moving } }) => ({ path: '/api/reprise/apercu', body: { rows: [repriseOf(moving)] } }),
  },
  'POST /api/reprise': {
    for: SCHOOL,
    success: 201,
    sample: ({ argent: { moving } }) => ({ path: '/api/reprise', body: { rows: [repriseOf(moving)] } }),
  },
  'POST /api/candidat/{id}/reprise/undo': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { moved } }) => ({ path: `/api/candidat/${moved}/reprise/undo` }),
  },
  'POST /api/candidat/{id}/compte/settle': {
    for: SCHOOL,
    success: 200,
    sample: ({ argent: { enrolled } }) => ({ path: `/api/candidat/${enrolled.id}/compte/settle` }),
  },
}
