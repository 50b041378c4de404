import type { ExpenseCategory } from '@contract/argent/categorie'
import { grouped } from '@contract/grouped'
import { HOUR_OF } from '@contract/planning/evenement'
import type { Periode } from '@contract/stats/periode'
import { sql } from 'kysely'
import type { HourlyRate } from '../../rules/argent/pay'
import type { Db } from '../schema'
import { HOURS } from './events'
import { type Tranche, withTranches } from './tranche'

/** The start of the first lesson that a school attested; null before it. */
export async function firstTaught(db: Db, idAutoEcole: number): Promise<string | null> {
  const first = await db
    .selectFrom('evenement')
    .select('start')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('calendar', 'in', HOURS)
    .where('status', '=', 'SUCCESS')
    .orderBy('start')
    .limit(1)
    .executeTakeFirst()
  return first?.start ?? null
}

/** Attested minutes in each step, by instructor, vehicle and kind. */
export const taughtMinutes = (db: Db, tranches: readonly Tranche[], idAutoEcole: number) =>
  withTranches(db, tranches)
    .selectFrom('tranche')
    .crossJoin('evenement')
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.calendar', 'in', HOURS)
    .whereRef('evenement.start', '>=', 'tranche.debut')
    .whereRef('evenement.start', '<', 'tranche.fin')
    .where('evenement.status', '=', 'SUCCESS')
    .groupBy(['tranche.rang', 'evenement.idMoniteur', 'evenement.idVehicule', 'evenement.calendar'])
    .select(['tranche.rang', 'evenement.idMoniteur', 'evenement.idVehicule', 'evenement.calendar'])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('evenement.minutes'), sql<number>`0`).as('minutes'))
    .execute()

/** Theory minutes that candidates attended in a period. A class counts once for each of them. */
export async function attendedMinutes(db: Db, { debut, fin }: Tranche, idAutoEcole: number): Promise<number> {
  const { minutes } = await db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .where('evenement.idAutoEcole', '=', idAutoEcole)
    .where('evenement.calendar', '=', HOUR_OF.code)
    .where('evenement.start', '>=', debut)
    .where('evenement.start', '<', fin)
    .where('evenement.status', '=', 'SUCCESS')
    .where('evenement_candidat.absent', '=', 0)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('evenement.minutes'), sql<number>`0`).as('minutes'))
    .executeTakeFirstOrThrow()
  return Number(minutes)
}

/**
 * The expenses of a period by category and vehicle, computed like the sums in the list of transactions: a reversal
 * subtracts the reversed amount.
 */
export const expenses = (db: Db, idAutoEcole: number, { from, to }: Periode) =>
  db
    .selectFrom('transaction')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('kind', '=', 'EXPENSE')
    .where('jour', '>=', from)
    .where('jour', '<=', to)
    .groupBy(['categorie', 'idVehicule'])
    .select(['categorie', 'idVehicule'])
    .select(sql<number>`sum(case when "idReversed" is null then montant else -montant end)`.as('montant'))
    // The input of an expense only accepts categories of expenses.
    .$narrowType<{ categorie: ExpenseCategory }>()
    .execute()

/** The number of maintenance entries of a period that have a cost but no valid expense that pays for it. */
export async function unpaidMaintenance(db: Db, idAutoEcole: number, { from, to }: Periode): Promise<number> {
  const { total } = await db
    .selectFrom('entretien')
    .where('idAutoEcole', '=', idAutoEcole)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where('cout', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('transaction')
            .leftJoin('transaction as reversal', 'reversal.idReversed', 'transaction.id')
            .select('transaction.id')
            .whereRef('transaction.idEntretien', '=', 'entretien.id')
            .where('transaction.idReversed', 'is', null)
            .where('reversal.id', 'is', null),
        ),
      ),
    )
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** The hourly pay of each instructor of a school over time, the earliest rate first. */
export async function ratesOfSchool(db: Db, idAutoEcole: number): Promise<Map<number, HourlyRate[]>> {
  const rows = await db
    .selectFrom('moniteur_tarif')
    .innerJoin('moniteur', 'moniteur.id', 'moniteur_tarif.idMoniteur')
    .select(['moniteur_tarif.idMoniteur', 'dateEffet', 'montant'])
    .where('moniteur.idAutoEcole', '=', idAutoEcole)
    .orderBy('dateEffet')
    .execute()
  return grouped(rows, ({ idMoniteur }) => idMoniteur)
}

/** The prices in force of a school, with the code of their licence. */
export const pricesInForce = (db: Db, idAutoEcole: number) =>
  db
    .selectFrom('config_prix')
    .innerJoin('permi', 'permi.id', 'config_prix.idPermi')
    .selectAll('config_prix')
    .select('permi.code as permi')
    .where('config_prix.idAutoEcole', '=', idAutoEcole)
    .where('is_active', '=', 1)
    .orderBy('config_prix.idPermi')
    .execute()

/** The packages on offer, and how many enrolments in them began in a period. */
export const packagesOnOffer = (db: Db, idAutoEcole: number, { from, to }: Periode) =>
  db
    .selectFrom('forfait')
    .selectAll('forfait')
    .select((eb) =>
      eb
        .selectFrom('inscription')
        .select((all) => all.fn.countAll<number>().as('total'))
        .whereRef('inscription.idForfait', '=', 'forfait.id')
        .where('inscription.dateDebut', '>=', from)
        .where('inscription.dateDebut', '<=', to)
        .as('inscriptions'),
    )
    .where('forfait.idAutoEcole', '=', idAutoEcole)
    .where('forfait.active', '=', 1)
    .orderBy('forfait.idPermi')
    .orderBy('forfait.prix')
    .orderBy('forfait.id')
    .execute()
