import type { CompteCandidat } from '@contract/argent/compte'
import type { TransactionSaved } from '@contract/argent/transaction'
import type { TestBackend } from '../backend'
import { TEST_NOW } from '../clock'
import type { Client } from '../http'

const STAMPS = { createdAt: TEST_NOW, updatedAt: TEST_NOW }

/** Deletes the demo's prices and packages. */
export async function clearPrices({ db }: Pick<TestBackend, 'db'>): Promise<void> {
  await db.deleteFrom('forfait').execute()
  await db.deleteFrom('config_prix').execute()
}

/**
 * Makes prices the active ones of a licence category: theory 8, driving 25 an hour, exams 80 of which 50 go to the
 * State, file 50.
 */
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

/** A package on sale: file fee, 20 theory hours, 20 road hours and 5 manoeuvres hours for 835.000, unless changed. */
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

let lastCheque = 1000

/** The details of a cheque payment: those of a new cheque where a test gives none. */
function chequeIn(changes: { method?: string; kind?: string; reference?: string; cheque?: object }) {
  if (changes.method !== 'CHEQUE' || changes.kind === 'REFUND' || changes.cheque) return {}
  lastCheque += 1
  const numero = changes.reference ?? `000${lastCheque}`
  return { cheque: { banque: 'BIAT', numero, titulaire: null, date: '2026-11-21', reserve: true } }
}

/** Takes a payment in cash at the present balance. */
export async function pay(client: Client, idCandidat: number, montant: number, changes: object = {}) {
  const { aPayer } = await compteOf(client, idCandidat)
  const values = {
    kind: 'PAYMENT',
    idCandidat,
    montant,
    method: 'CASH',
    soldeVu: aPayer,
    ...changes,
    ...chequeIn(changes),
  }
  return client.post<TransactionSaved>('/api/transaction', values)
}
