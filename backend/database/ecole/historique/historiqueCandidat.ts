import type { Subject } from '@contract/ability'
import type { Entite } from '@contract/ecole/historique'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Caller } from '../../../caller'
import type { Database, Db } from '../../schema'
import { type HistoriqueRow, historiqueRows } from './historiqueList'

const MOST = 100

/**
 * The kinds of records whose log entries have the candidate's own id, each with the right that is needed to read them.
 */
const OWN: Partial<Record<Entite, Subject>> = { candidat: 'Candidat', compte: 'Compte', devoir: 'Devoir' }

interface RecordsOf {
  entite: Entite
  subject: Subject
  /** The condition that the record of an entry belongs to the candidate. */
  isOf: (eb: ExpressionBuilder<Database, 'historique'>, id: number) => Expression<SqlBool>
}

/** The kinds of records with their own ids, which are traced to the candidate by a subquery. */
const RECORDS: RecordsOf[] = [
  {
    // A candidate who was removed from a lesson no longer has its entries in their history, as in the log of the
    // school.
    entite: 'evenement',
    subject: 'Evenement',
    isOf: (eb, id) =>
      eb('idEntite', 'in', eb.selectFrom('evenement_candidat').select('idEvenement').where('idCandidat', '=', id)),
  },
  {
    entite: 'demande',
    subject: 'Demande',
    isOf: (eb, id) =>
      eb('idEntite', 'in', eb.selectFrom('demande_evenement').select('id').where('idCandidat', '=', id)),
  },
  {
    entite: 'attente',
    subject: 'Demande',
    isOf: (eb, id) => eb('idEntite', 'in', eb.selectFrom('attente').select('id').where('idCandidat', '=', id)),
  },
  {
    entite: 'codeAcces',
    subject: 'CodeAcces',
    isOf: (eb, id) => eb('idEntite', 'in', eb.selectFrom('code_acces').select('id').where('idCandidat', '=', id)),
  },
  {
    entite: 'facture',
    subject: 'Facture',
    isOf: (eb, id) => eb('idEntite', 'in', eb.selectFrom('facture').select('id').where('idCandidat', '=', id)),
  },
]

/**
 * The latest log entries about a candidate, newest first: their file, account and lessons, each kind only for callers
 * who may read its records. Each kind is a separate index query, because an `or` over all kinds would read the whole
 * log.
 */
export async function historiqueOfCandidat(
  db: Db,
  { ability }: Caller,
  { id, idAutoEcole }: { id: number; idAutoEcole: number },
): Promise<HistoriqueRow[]> {
  const newest = historiqueRows(db).where('idAutoEcole', '=', idAutoEcole).orderBy('id', 'desc').limit(MOST)
  const own = Object.entries(OWN).flatMap(([entite, subject]) => (ability.can('read', subject) ? [entite] : []))
  const found = await Promise.all([
    newest.where('entite', 'in', own).where('idEntite', '=', id).execute(),
    ...RECORDS.filter(({ subject }) => ability.can('read', subject)).map(({ entite, isOf }) =>
      newest
        .where('entite', '=', entite)
        .where((eb) => isOf(eb, id))
        .execute(),
    ),
  ])
  return found
    .flat()
    .sort((one, other) => other.id - one.id)
    .slice(0, MOST)
}
