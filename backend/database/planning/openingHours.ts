import { dayIn } from '@contract/clock/wall'
import {
  type ConfigurationPlanning,
  DEFAULT_REGLAGES,
  type Plage,
  type ReglagesPlanning,
} from '@contract/planning/openingHours'
import { parcoursDuPays } from '../../rules/planning/parcours/rulesByCountry'
import type { Conn, Trx } from '../schema'
import { reglagesOf } from './occupation'
import { weekOf } from './planningFacts'

/** Bounds before and after every possible day. */
const ALWAYS = ['0000-01-01', '9999-12-31'] as const

/** The spans of a week in order, Monday morning first. */
export const inWeekOrder = (plages: readonly Plage[]): Plage[] =>
  [...plages].sort((a, b) => a.jour - b.jour || (a.debut < b.debut ? -1 : 1))

const fermeturesOf = (db: Conn, idAutoEcole: number) =>
  db
    .selectFrom('fermeture')
    .select(['id', 'debut', 'fin', 'motif'])
    .where('idAutoEcole', '=', idAutoEcole)
    .orderBy('debut')
    .orderBy('id')
    .execute()

/** A school's week, closures and rules; version 0 until the first save. */
export async function configurationOf(db: Conn, idAutoEcole: number, now: string): Promise<ConfigurationPlanning> {
  const { pays, telephone } = await db
    .selectFrom('auto_ecole')
    .select(['pays', 'telephone'])
    .where('id', '=', idAutoEcole)
    .executeTakeFirstOrThrow()
  const { horaires } = await weekOf(db, idAutoEcole, ...ALWAYS)
  const saved = await db
    .selectFrom('reglage_planning')
    .select(['version', 'updatedAt'])
    .where('idAutoEcole', '=', idAutoEcole)
    .executeTakeFirst()
  return {
    horaires: inWeekOrder(horaires),
    fermetures: await fermeturesOf(db, idAutoEcole),
    reglages: await reglagesOf(db, idAutoEcole),
    parcoursDuPays: parcoursDuPays(pays, dayIn(now, pays)),
    telephone,
    version: saved?.version ?? 0,
    updatedAt: saved?.updatedAt ?? null,
  }
}

export async function setHoraires(trx: Trx, idAutoEcole: number, plages: readonly Plage[]): Promise<void> {
  await trx.deleteFrom('horaire_ecole').where('idAutoEcole', '=', idAutoEcole).execute()
  const values = inWeekOrder(plages).map((plage) => ({ ...plage, idAutoEcole }))
  if (values.length > 0) await trx.insertInto('horaire_ecole').values(values).execute()
}

/** Stores only values that differ from the defaults, so that improved defaults reach schools that never chose. */
export async function setReglages(
  trx: Trx,
  idAutoEcole: number,
  reglages: ReglagesPlanning,
  { version, now }: { version: number; now: string },
): Promise<void> {
  const defaults = new Map<string, unknown>(Object.entries(DEFAULT_REGLAGES))
  const isOwn = ([name, value]: [string, unknown]) => JSON.stringify(defaults.get(name)) !== JSON.stringify(value)
  const own = Object.entries(reglages).filter(isOwn)
  const row = { valeurs: JSON.stringify(Object.fromEntries(own)), version, updatedAt: now }
  await trx
    .insertInto('reglage_planning')
    .values({ idAutoEcole, ...row })
    .onConflict((conflict) => conflict.column('idAutoEcole').doUpdateSet(row))
    .execute()
}

interface Off {
  debut: string
  fin: string
  motif: string | null
}

export const insertFermeture = (trx: Trx, idAutoEcole: number, { debut, fin, motif }: Off, now: string) =>
  trx
    .insertInto('fermeture')
    .values({ idAutoEcole, debut, fin, motif, createdAt: now, updatedAt: now })
    .executeTakeFirstOrThrow()

export const deleteFermeture = (trx: Trx, id: number) => trx.deleteFrom('fermeture').where('id', '=', id).execute()
