import type { CandidatInput } from '@contract/ecole/candidat'
import type { Trx } from '../../schema'
import { partsOf } from '../../search/emailDomain'
import { clearIndex, indexCandidats } from '../../search/fullText'

const SEARCHED = ['nom', 'prenom', 'nomAr', 'prenomAr', 'cin', 'passeport', 'telephone', 'email'] as const
type Searchable = Pick<CandidatInput, (typeof SEARCHED)[number]>

/** The searchable texts of a candidate. */
export const searchable = (input: Searchable) => [
  input.nom,
  input.prenom,
  input.nomAr,
  input.prenomAr,
  input.cin,
  input.passeport,
  input.telephone?.replace(/^\+(216)?/, '') ?? null,
  // The domain has its own search table.
  partsOf(input.email).local,
]

/** Adds candidates to the search index, those of one school or all. */
async function indexAll(trx: Trx, idAutoEcole?: number): Promise<void> {
  for (let after = 0; ; ) {
    const part = await trx
      .selectFrom('candidat')
      .select(['id', ...SEARCHED])
      .where('id', '>', after)
      .$if(idAutoEcole !== undefined, (query) => query.where('idAutoEcole', '=', idAutoEcole ?? 0))
      .orderBy('id')
      .limit(1000)
      .execute()
    await indexCandidats(
      trx,
      part.map((row) => ({ id: row.id, values: searchable(row) })),
    )
    const last = part.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Rebuilds the search index after all rows were replaced. */
export async function reindexAllCandidats(trx: Trx): Promise<void> {
  await clearIndex(trx)
  await indexAll(trx)
}

/** Adds a school's candidates, none of which is in the search index yet. */
export const indexSchool = (trx: Trx, idAutoEcole: number): Promise<void> => indexAll(trx, idAutoEcole)
