import { EXPENSE_CATEGORIES, INCOME_CATEGORIES } from '@contract/argent/categorie'
import type { CompteMoniteur } from '@contract/argent/compteMoniteur'
import type { Proposition } from '@contract/argent/echeancier'
import type { ReglagesArgentSaved } from '@contract/argent/reglages'
import { METHODS, PLACES, type Transaction } from '@contract/argent/transaction'
import type { Evenement } from '@contract/planning/evenement'
import type { TestBackend } from '../backend'
import type { Client } from '../http'
import { type Cast, evenementValues, tunis, updateOfEvenement, verb } from '../planning'
import { compteOf, pay } from './argent'

/** A desk session: its data, and the candidate that the next step concerns. */
export interface Session {
  backend: TestBackend
  ecole: Client
  cast: Cast
  idForfait: number
  people: readonly number[]
  id: number
}
/** A step of the session. `choice` selects among the available records. */
type Step = (session: Session, choice: number) => Promise<unknown>

const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % items.length]

const eventsOf = async ({ ecole, id }: Session) =>
  (
    await ecole.get<{ data: Evenement[] }>(
      `/api/calendrier/evenement?from=2026-11-14T00:00:00.000Z&to=2026-11-28T00:00:00.000Z&idCandidat=${id}`,
    )
  ).body.data
const activeOf = async ({ ecole, id }: Session) =>
  (await compteOf(ecole, id)).inscriptions.find(({ status }) => status === 'ACTIVE')
const lessonAt = (choice: number) => {
  const day = `2026-11-${String(16 + (choice % 5)).padStart(2, '0')}`
  const hour = String(8 + (choice % 9)).padStart(2, '0')
  return { start: tunis(day, `${hour}:00`), end: tunis(day, `${hour}:${choice % 2 ? 50 : 45}`) }
}

const examAt = (choice: number) => {
  const day = `2026-11-${String(16 + (choice % 11)).padStart(2, '0')}`
  return { start: tunis(day, `${10 + (choice % 7)}:00`), end: tunis(day, `${10 + (choice % 7)}:30`) }
}
const plan = (ecole: Client, values: object) =>
  ecole.post('/api/calendrier/evenement', { ...values, malgreImpaye: true, malgreContrat: true })

/** Any step may be refused. The tests check the state that it leaves behind. */
export const STEPS: Record<string, Step> = {
  enrol: ({ ecole, id, idForfait }, choice) =>
    ecole.post(`/api/candidat/${id}/inscription`, {
      formule: choice % 3 === 0 ? 'HOURS' : 'FORFAIT',
      idForfait: choice % 3 === 0 ? null : idForfait,
      dateDebut: `2026-11-${String(14 + (choice % 7)).padStart(2, '0')}`,
    }),
  moveIn: async ({ ecole, id, idForfait }, choice) => {
    const { body } = await ecole.get<ReglagesArgentSaved>('/api/reglages-argent')
    const reglages = { ...body.reglages, dateReprise: '2026-11-15' }
    await ecole.put('/api/reglages-argent', { reglages, version: body.version })
    const figures = { minutesCode: choice % 70, minutesCirculation: choice, minutesParc: choice % 40 }
    const sums = { prix: choice * 431, autres: choice % 9_000, paye: choice * 300 }
    const row = { idCandidat: id, formule: 'FORFAIT', idForfait, ...figures, ...sums }
    await ecole.post('/api/reprise', { rows: [row] })
  },
  undoMoveIn: ({ ecole, id }) => ecole.post(`/api/candidat/${id}/reprise/undo`),
  lesson: ({ ecole, cast, id }, choice) =>
    plan(ecole, evenementValues(cast, { ...lessonAt(choice), props: { idCandidats: [id] } })),
  together: ({ ecole, cast, people }, choice) => {
    const props = { calendar: 'Hour code' as const, idVehicule: null, idCandidats: people.slice(choice % 2) }
    return plan(ecole, evenementValues(cast, { ...lessonAt(choice), props }))
  },
  exam: ({ ecole, cast, id }, choice) => {
    const calendar = pick(['Code exam', 'Code exam', 'Conduit exam', 'Park exam'] as const, choice) ?? 'Code exam'
    const props = { calendar, idCandidats: [id], idMoniteur: null, idVehicule: null }
    return plan(ecole, evenementValues(cast, { ...examAt(choice), props }))
  },
  result: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'result', { status: choice % 3 ? 'SUCCESS' : 'FAILED', note: null })
  },
  move: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (!event) return
    const when = event.extendedProps.calendar.endsWith('exam') ? examAt(choice * 7) : lessonAt(choice * 7)
    const body = { ...updateOfEvenement(event, when), malgreImpaye: true, malgreContrat: true }
    await session.ecole.put(`/api/calendrier/evenement/${event.idEvenement}`, body)
  },
  archive: ({ ecole, id }, choice) => ecole.post(`/api/candidat/${id}/archive`, { annuler: choice % 2 === 0 }),
  unarchive: ({ ecole, id }) => ecole.post(`/api/candidat/${id}/unarchive`),
  attest: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'attest', { absents: [], minutes: 30 + (choice % 60) })
  },
  miss: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'no-show')
  },
  reopen: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'reopen', { motif: 'Erreur' })
  },
  cancel: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    if (event) await verb(session.ecole, event, 'cancel', { motif: 'Pluie' })
  },
  penalty: async (session, choice) => {
    const event = pick(await eventsOf(session), choice)
    const body = { idEvenement: event?.idEvenement ?? 0, pourcent: choice % 101, motif: 'Décidé' }
    await session.ecole.post(`/api/candidat/${session.id}/penalite`, body)
  },
  pay: ({ ecole, id }, choice) => pay(ecole, id, 1 + choice * 137),
  refund: ({ ecole, id }, choice) => pay(ecole, id, 1 + choice * 13, { kind: 'REFUND' }),
  payInstructor: async ({ ecole, cast }, choice) => {
    const { id } = cast.moniteur
    const { body } = await ecole.get<CompteMoniteur>(`/api/moniteur/${id}/compte`)
    const values = { kind: 'PAY', idMoniteur: id, montant: 1 + choice * 7, soldeVu: body.aPayer }
    await ecole.post('/api/transaction', { ...values, method: pick(METHODS, choice) })
  },
  spend: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'EXPENSE',
      montant: 1 + choice * 3,
      method: pick(METHODS, choice),
      categorie: pick(EXPENSE_CATEGORIES, choice),
      note: `Facture ${choice}`,
    }),
  earn: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'INCOME',
      montant: 1 + choice * 5,
      method: pick(METHODS, choice),
      categorie: pick(INCOME_CATEGORIES, choice),
    }),
  transfer: ({ ecole }, choice) =>
    ecole.post('/api/transaction', {
      kind: 'TRANSFER',
      montant: 1 + choice * 11,
      origine: pick(PLACES, choice),
      destination: pick(PLACES, choice >> 2),
    }),
  writeOff: async ({ ecole, id: idCandidat }, choice) => {
    const { aPayer } = await compteOf(ecole, idCandidat)
    const values = { kind: 'WRITE_OFF', idCandidat, montant: 1 + choice * 97, motif: 'Parti', soldeVu: aPayer }
    await ecole.post('/api/transaction', values)
  },
  reverse: async ({ ecole }, choice) => {
    const { body } = await ecole.get<{ data: Transaction[] }>('/api/transaction?perPage=100')
    const one = pick(body.data, choice)
    if (one) await ecole.post(`/api/transaction/${one.id}/reverse`, { motif: 'Erreur' })
  },
  further: async (session, choice) => {
    const inscription = await activeOf(session)
    const body = { idForfait: session.idForfait, dateEffet: `2026-11-${15 + (choice % 6)}` }
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/lot`, body)
  },
  discount: async (session, choice) => {
    const inscription = await activeOf(session)
    const idLot = pick(inscription?.lots ?? [], choice)?.id ?? 0
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/remise`, {
      idLot,
      montant: 1 + choice * 11,
      motif: 'Geste',
    })
  },
  plan: async (session, choice) => {
    const inscription = await activeOf(session)
    const path = `/api/inscription/${inscription?.id ?? 0}/echeancier`
    const query = `nombre=${1 + (choice % 6)}&premier=2026-11-${15 + (choice % 12)}&rythme=DAYS&jours=${1 + (choice % 9)}`
    const { body } = await session.ecole.get<Proposition>(`${path}/proposition?${query}`)
    const version = inscription?.echeancier?.version ?? 0
    await session.ecole.post(path, { version, echeances: body.echeances ?? [] })
  },
  end: async (session, choice) => {
    const inscription = await activeOf(session)
    const ending = {
      status: 'TERMINATED',
      dateFin: `2026-11-${16 + (choice % 5)}`,
      motif: 'Fin',
      annuler: choice % 4 !== 0,
      version: inscription?.version ?? 1,
    }
    await session.ecole.post(`/api/inscription/${inscription?.id ?? 0}/end`, ending)
  },
}
