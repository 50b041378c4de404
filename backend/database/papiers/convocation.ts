import type { Action } from '@contract/ability'
import { EXAM_OF } from '@contract/planning/evenement'
import type { ExpressionBuilder } from 'kysely'
import type { Caller } from '../../caller'
import type { Conn, Database, Trx } from '../schema'
import { allowedRows } from '../scope'
import type { ConvocationTable } from './tables'

const rows = (db: Conn) => db.selectFrom('convocation').selectAll('convocation')
export type ConvocationRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

const account = (eb: ExpressionBuilder<Database, 'convocation'>) =>
  eb
    .selectFrom('candidat')
    .select('candidat.idUtilisateur')
    .whereRef('candidat.id', '=', 'convocation.idCandidat')
    .$castTo<number | null>()

const allowed = (caller: Caller, action: Action) =>
  allowedRows<'convocation'>(caller, action, 'Convocation', {
    idAutoEcole: 'convocation.idAutoEcole',
    idUtilisateur: account,
  })

interface Which {
  idCandidat?: number | undefined
  idEvenement?: number | undefined
}

/** The newest version of the summons to each exam, newest first. */
export const listConvocations = (db: Conn, caller: Caller, { idCandidat, idEvenement }: Which) =>
  rows(db)
    .where(allowed(caller, 'read'))
    .$if(idCandidat !== undefined, (query) => query.where('convocation.idCandidat', '=', idCandidat ?? 0))
    .$if(idEvenement !== undefined, (query) => query.where('convocation.idEvenement', '=', idEvenement ?? 0))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('convocation as later')
            .select('later.id')
            .whereRef('later.idEvenement', '=', 'convocation.idEvenement')
            .whereRef('later.idCandidat', '=', 'convocation.idCandidat')
            .whereRef('later.version', '>', 'convocation.version'),
        ),
      ),
    )
    .orderBy('convocation.id', 'desc')
    .execute()

export const findConvocation = (db: Conn, caller: Caller, id: number) =>
  rows(db).where('convocation.id', '=', id).where(allowed(caller, 'read')).executeTakeFirst()

/** The newest version of the summons of a candidate to an exam. */
export const latestConvocation = (db: Conn, idEvenement: number, idCandidat: number) =>
  rows(db)
    .where('idEvenement', '=', idEvenement)
    .where('idCandidat', '=', idCandidat)
    .orderBy('version', 'desc')
    .executeTakeFirst()

export async function insertConvocation(trx: Trx, values: Omit<ConvocationTable, 'id'>): Promise<number> {
  const { id } = await trx.insertInto('convocation').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/**
 * An exam with its candidate, instructor and vehicle. The examiner is left out, because a summons never prints them.
 */
export const examToSummon = (db: Conn, idEvenement: number) =>
  db
    .selectFrom('evenement')
    .innerJoin('evenement_candidat', 'evenement_candidat.idEvenement', 'evenement.id')
    .innerJoin('candidat', 'candidat.id', 'evenement_candidat.idCandidat')
    .innerJoin('permi', 'permi.id', 'candidat.idPermi')
    .leftJoin('moniteur', 'moniteur.id', 'evenement.idMoniteur')
    .leftJoin('vehicule', 'vehicule.id', 'evenement.idVehicule')
    .leftJoin('mention_candidat', 'mention_candidat.idCandidat', 'candidat.id')
    .select([
      'evenement.id as idEvenement',
      'evenement.idAutoEcole',
      'evenement.calendar',
      'evenement.status',
      'evenement.start',
      'evenement.lieu',
      'candidat.id as idCandidat',
      'candidat.nom',
      'candidat.prenom',
      'candidat.nomAr',
      'candidat.prenomAr',
      'candidat.cin',
      'candidat.passeport',
      'mention_candidat.neph',
      'permi.code as permi',
      'moniteur.nom as moniteurNom',
      'moniteur.prenom as moniteurPrenom',
      'vehicule.marque',
      'vehicule.modele',
      'vehicule.immatriculation',
    ])
    .where('evenement.id', '=', idEvenement)
    .where('evenement.calendar', 'in', Object.values(EXAM_OF))
    .executeTakeFirst()
export type ExamToSummon = NonNullable<Awaited<ReturnType<typeof examToSummon>>>

/** The number of exams of the same stage that the candidate took before this one. */
export async function sittingsBefore(db: Conn, exam: ExamToSummon): Promise<number> {
  const { count } = await db
    .selectFrom('evenement_candidat')
    .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('evenement_candidat.idCandidat', '=', exam.idCandidat)
    .where('evenement.calendar', '=', exam.calendar)
    .where('evenement.status', '<>', 'CANCELLED')
    .where('evenement.start', '<', exam.start)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The price of an exam and the part still to pay; null when it was not charged. */
export async function feeOf(db: Conn, idCandidat: number, idEvenement: number) {
  const items = await db
    .selectFrom('poste')
    .select(['montant', 'reste'])
    .where('idCandidat', '=', idCandidat)
    .where('sens', '=', 'DEBIT')
    .where('cause', '=', `examen:${idEvenement}`)
    .execute()
  if (items.length === 0) return null
  const sum = (key: 'montant' | 'reste') => items.reduce((total, item) => total + item[key], 0)
  return { montant: sum('montant'), reste: sum('reste') }
}
