import { type ReglagesArgent, type ReglagesArgentSaved, reglagesWith } from '@contract/argent/reglages'
import type { Pays } from '@contract/clock/pays'
import type { PenaltyRate } from '../../rules/argent/facts'
import type { Conn, Trx } from '../schema'

/** The stored form of "since always": it sorts before every moment. */
const ALWAYS = ''

const paysOf = async (db: Conn, idAutoEcole: number): Promise<Pays> =>
  (await db.selectFrom('auto_ecole').select('pays').where('id', '=', idAutoEcole).executeTakeFirstOrThrow()).pays

/** The money rules of a school with their version; rules that it left out have the default of its country. */
export async function savedReglages(db: Conn, idAutoEcole: number): Promise<ReglagesArgentSaved> {
  const { pays, valeurs, version, updatedAt } = await db
    .selectFrom('auto_ecole')
    .leftJoin('reglage_argent', 'reglage_argent.idAutoEcole', 'auto_ecole.id')
    .select(['pays', 'valeurs', 'reglage_argent.version', 'reglage_argent.updatedAt'])
    .where('auto_ecole.id', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const reglages = reglagesWith(pays, valeurs === null ? {} : JSON.parse(valeurs))
  return { reglages, version: version ?? 0, updatedAt }
}

/** The money rules of some schools of one country. */
export async function reglagesOfSchools(
  db: Conn,
  ecoles: readonly number[],
  pays: Pays,
): Promise<Map<number, ReglagesArgent>> {
  const saved = await db
    .selectFrom('reglage_argent')
    .select(['idAutoEcole', 'valeurs'])
    .where('idAutoEcole', 'in', ecoles)
    .execute()
  const chosen = new Map(saved.map(({ idAutoEcole, valeurs }) => [idAutoEcole, valeurs]))
  const usual = reglagesWith(pays)
  return new Map(
    ecoles.map((id) => {
      const values = chosen.get(id)
      return [id, values === undefined ? usual : reglagesWith(pays, JSON.parse(values))]
    }),
  )
}

export const reglagesArgentOf = async (db: Conn, idAutoEcole: number): Promise<ReglagesArgent> =>
  (await savedReglages(db, idAutoEcole)).reglages

/**
 * Only values that differ from the defaults are stored, so that a later default reaches the schools that never chose.
 */
function differing(reglages: ReglagesArgent, pays: Pays): string {
  const usual: Record<string, unknown> = reglagesWith(pays)
  const own = Object.entries(reglages).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]))
  return JSON.stringify(Object.fromEntries(own))
}

/** Stores the money rules of a school. */
export async function storeReglages(
  trx: Trx,
  idAutoEcole: number,
  { reglages, version }: { reglages: ReglagesArgent; version: number },
  now: string,
): Promise<void> {
  const row = { valeurs: differing(reglages, await paysOf(trx, idAutoEcole)), version, updatedAt: now }
  await trx
    .insertInto('reglage_argent')
    .values({ idAutoEcole, ...row })
    .onConflict((conflict) => conflict.column('idAutoEcole').doUpdateSet(row))
    .execute()
}

/** The price of absences and late cancellations at a school, as percentages, the oldest first. */
export async function penaltyRates(db: Conn, idAutoEcole: number): Promise<PenaltyRate[]> {
  const rows = await db
    .selectFrom('penalite_taux')
    .select(['depuis', 'absencePourcent', 'annulationPourcent'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('depuis')
    .execute()
  if (rows.length > 0) return rows
  const { absencePourcent, annulationPourcent } = await reglagesArgentOf(db, idAutoEcole)
  return [{ depuis: ALWAYS, absencePourcent, annulationPourcent }]
}

type Rates = Pick<ReglagesArgent, 'absencePourcent' | 'annulationPourcent'>

/**
 * Adds the percentages that hold from a moment on. The first call also stores the previous ones for all earlier
 * lessons.
 */
export async function addPenaltyRate(
  trx: Trx,
  idAutoEcole: number,
  before: Rates,
  after: Rates,
  depuis: string,
): Promise<void> {
  const rate = ({ absencePourcent, annulationPourcent }: Rates) => ({ absencePourcent, annulationPourcent })
  await trx
    .insertInto('penalite_taux')
    .values({ idAutoEcole, depuis: ALWAYS, ...rate(before) })
    .onConflict((conflict) => conflict.columns(['idAutoEcole', 'depuis']).doNothing())
    .execute()
  await trx
    .insertInto('penalite_taux')
    .values({ idAutoEcole, depuis, ...rate(after) })
    .onConflict((conflict) => conflict.columns(['idAutoEcole', 'depuis']).doUpdateSet(rate(after)))
    .execute()
}
