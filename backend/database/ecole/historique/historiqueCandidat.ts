import type { Subject } from '@contract/ability'
import type { Entite } from '@contract/ecole/historique'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Caller } from '../../../caller'
import type { Database, Db } from '../../schema'
import { type HistoriqueRow, historiqueRows } from './historiqueList'

const MOST = 100

/** Kinds of records whose entries bear the candidate's own id, with the right that reads them. */
const OWN: Partial<Record<Entite, Subject>> = { candidat: 'Candidat', compte: 'Compte', devoir: 'Devoir' }

interface RecordsOf {
  entite: Entite
  subject: Subject
  /** Whether the record of an entry is the candidate's. */
  isOf: (eb: ExpressionBuilder<Database, 'historique'>, id: number) => Expression<SqlBool>
}

/** Kinds of records that have ids of their own. */
const RECORDS: RecordsOf[] = [
  {
    // A person who was taken out of a lesson is no longer named by its entries, as in the log of the school.
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
 * The last entries that concern a candidate, newest first: their file, account and lessons, each kind only for who may
 * read its records. One look into the index of records a kind, since an `or` over all of them would read the whole log.
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
