import { type homonymesQuery, MOST_HOMONYMES } from '@contract/ecole/candidat'
import { fold, wordsOf } from '@contract/fold'
import type { z } from 'zod'
import type { Caller } from '../../../caller'
import type { Db } from '../../schema'
import { allowedRows } from '../../scope'
import { withBeginnings } from '../../search/fullText'
import { RULE_COLUMNS } from './rows'

/** How many candidates with the words of an Arabic name are compared with it. */
const COMPARED = 1000

const people = (db: Db, caller: Caller) =>
  db
    .selectFrom('candidat')
    .select(['candidat.id', 'nom', 'prenom', 'nomAr', 'prenomAr', 'dateNaissance', 'telephone', 'archived'])
    .where('candidat.idAutoEcole', '=', caller.idAutoEcole ?? 0)
    .where(allowedRows(caller, 'read', 'Candidat', RULE_COLUMNS))
    .orderBy('archived')
    .orderBy('candidat.id')
export type HomonymeRow = Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number]

/** Those whose folded name is this one; both states of the archive are named so that the index on names is used. */
const named = (db: Db, caller: Caller, nom: string, prenom: string): Promise<HomonymeRow[]> =>
  people(db, caller)
    .where('archived', 'in', [0, 1])
    .where('nomTri', '=', nom)
    .where('prenomTri', '=', prenom)
    .limit(MOST_HOMONYMES)
    .execute()

/** Those whose Arabic name is this one: it has no column of its own for comparing, so its words are searched. */
async function namedInArabic(db: Db, caller: Caller, nom: string, prenom: string): Promise<HomonymeRow[]> {
  const terms = wordsOf(`${nom} ${prenom}`)
  if (terms.length === 0) return []
  const rows = await people(db, caller)
    .where('candidat.id', 'in', withBeginnings(db, terms))
    // The latest: who is entered a second time was mostly entered not long ago.
    .clearOrderBy()
    .orderBy('candidat.id', 'desc')
    .limit(COMPARED)
    .execute()
  return rows.filter((row) => fold(row.nomAr ?? '') === nom && fold(row.prenomAr ?? '') === prenom)
}

/** The candidates of the school, archived ones too, with the same name in either script; those in training first. */
export async function homonymes(
  db: Db,
  caller: Caller,
  query: z.output<typeof homonymesQuery>,
): Promise<HomonymeRow[]> {
  const [nom, prenom, nomAr, prenomAr] = [query.nom, query.prenom, query.nomAr, query.prenomAr].map(fold)
  const same = [
    ...(nom && prenom ? await named(db, caller, nom, prenom) : []),
    ...(nomAr && prenomAr ? await namedInArabic(db, caller, nomAr, prenomAr) : []),
  ]
  return [...new Map(same.map((row) => [row.id, row])).values()].slice(0, MOST_HOMONYMES)
}
