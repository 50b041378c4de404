import type { CompteCandidat } from '@contract/argent/compte'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { Calendar } from '@contract/planning/evenement'
import type { TestBackend } from './backend'
import { TEST_NOW } from './clock'
import type { Client } from './http'

const STAMPS = { createdAt: TEST_NOW, updatedAt: TEST_NOW }

/** Makes prices the active ones of a permit: code 8, driving 25 an hour, exams 80 of which 50 to the State, file 50. */
export async function insertPrices({ db }: Pick<TestBackend, 'db'>, idPermi: number, idAutoEcole = 1): Promise<number> {
  await db
    .updateTable('config_prix')
    .set({ is_active: 0 })
    .where('idPermi', '=', idPermi)
    .where('idAutoEcole', '=', idAutoEcole)
    .execute()
  const { id } = await db
    .insertInto('config_prix')
    .values({
      idAutoEcole,
      idPermi,
      code_hour_price: 8_000,
      code_exam_price: 80_000,
      circulation_hour_price: 25_000,
      circulation_exam_price: 80_000,
      maneuver_hour_price: 25_000,
      maneuver_exam_price: 80_000,
      code_en_ligne_hour_price: 2_000,
      code_package_price: 150_000,
      driving_package_price: 550_000,
      code_file_fee: 50_000,
      codePackageMinutes: 1200,
      circulationPackageMinutes: 1200,
      maneuverPackageMinutes: 300,
      codeExamDroits: 50_000,
      circulationExamDroits: 50_000,
      maneuverExamDroits: 50_000,
      is_active: 1,
      version: 1,
      ...STAMPS,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A package on sale: file fee, 20 h code, 20 h circulation and 5 h parc for 835.000, unless changed. */
export async function insertForfait(
  { db }: Pick<TestBackend, 'db'>,
  idPermi: number,
  changes: object = {},
): Promise<number> {
  const { id } = await db
    .insertInto('forfait')
    .values({
      idAutoEcole: 1,
      idPermi,
      nom: 'Complet B',
      prix: 835_000,
      minutesCode: 1200,
      minutesCirculation: 1200,
      minutesParc: 300,
      examensCode: 0,
      examensCirculation: 0,
      examensParc: 0,
      dossier: 1,
      active: 1,
      version: 1,
      ...STAMPS,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The account of a candidate, as a client reads it. */
export async function compteOf(client: Client, idCandidat: number): Promise<CompteCandidat> {
  const { body, status, text } = await client.get<CompteCandidat>(`/api/candidat/${idCandidat}/compte`)
  if (status !== 200) throw new Error(`No account: ${status} ${text}`)
  return body
}

/** Takes a payment in cash at the present balance. */
export async function pay(client: Client, idCandidat: number, montant: number, changes: object = {}) {
  const { aPayer } = await compteOf(client, idCandidat)
  const values = { kind: 'PAYMENT', idCandidat, montant, method: 'CASH', soldeVu: aPayer, ...changes }
  return client.post<TransactionSaved>('/api/transaction', values)
}

interface Lesson {
  calendar: Calendar
  start: string
  minutes: number
}

/** Inserts attested lessons of a candidate; the next write on their account charges them. */
export async function insertLessons({ db }: TestBackend, idCandidat: number, lessons: readonly Lesson[]) {
  for (const { calendar, start, minutes } of lessons) {
    const { id } = await db
      .insertInto('evenement')
      .values({
        idAutoEcole: 1,
        calendar,
        titre: null,
        debut: start,
        fin: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
        idMoniteur: null,
        idVehicule: null,
        idExaminateur: null,
        lieu: null,
        note: null,
        statut: 'SUCCESS',
        serie: null,
        motif: null,
        annulationTardive: 0,
        debutReel: null,
        minutes,
        suite: null,
        attesteLe: TEST_NOW,
        attestePar: null,
        version: 1,
        ...STAMPS,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('evenement_candidat').values({ idEvenement: id, idCandidat, absent: 0 }).execute()
  }
}

/** Hours of one kind on days in a row, at nine in the morning, from a day on. */
export const hoursFrom = (day: string, count: number, calendar: Calendar): Lesson[] =>
  Array.from({ length: count }, (_, index) => ({
    calendar,
    start: new Date(Date.parse(`${day}T08:00:00.000Z`) + index * 86_400_000).toISOString(),
    minutes: 60,
  }))

/** What must hold in the ledger of every school after every write; an empty list when it does. */
export async function ledgerFaults({ db }: TestBackend): Promise<string[]> {
  const faults: string[] = []
  const accounts = await db.selectFrom('compte').selectAll().execute()
  const lines = await db.selectFrom('ecriture_ligne').selectAll().execute()
  const moved = new Map<number, number>()
  for (const { idDebit, idCredit, montant } of lines) {
    moved.set(idDebit, (moved.get(idDebit) ?? 0) + montant)
    moved.set(idCredit, (moved.get(idCredit) ?? 0) - montant)
  }
  for (const { id, type, cle, solde } of accounts) {
    if (solde !== (moved.get(id) ?? 0))
      faults.push(`${type}:${cle} keeps ${solde}, its lines say ${moved.get(id) ?? 0}`)
    if (type === 'a_rendre' && solde > 0) faults.push(`${type}:${cle} gave more than was bought`)
  }
  const postes = await db.selectFrom('poste').selectAll().execute()
  const allocations = await db.selectFrom('imputation').selectAll().execute()
  for (const { id, montant, reste } of postes) {
    const taken = allocations
      .filter(({ idDebit, idCredit }) => idDebit === id || idCredit === id)
      .reduce((sum, one) => sum + one.montant, 0)
    if (reste !== montant - taken) faults.push(`item ${id} keeps ${reste} of ${montant}, ${taken} was allocated`)
  }
  for (const { type, cle, solde } of accounts.filter((one) => one.type === 'candidat')) {
    const own = postes.filter(({ idCandidat }) => idCandidat === Number(cle))
    const sum = (sens: string) => own.filter((one) => one.sens === sens).reduce((total, one) => total + one.reste, 0)
    if (sum('DEBIT') - sum('CREDIT') !== solde) faults.push(`${type}:${cle} is ${solde}, its open items say otherwise`)
    if (sum('DEBIT') > 0 && sum('CREDIT') > 0) faults.push(`${type}:${cle} has debits and credits open at once`)
  }
  const numbers = await db.selectFrom('transaction').select(['serie', 'annee', 'numero']).orderBy('id').execute()
  const seen = new Map<string, number>()
  for (const { serie, annee, numero } of numbers) {
    const key = `${serie}-${annee}`
    if (numero !== (seen.get(key) ?? 0) + 1) faults.push(`${key} skips from ${seen.get(key) ?? 0} to ${numero}`)
    seen.set(key, numero)
  }
  return faults
}
