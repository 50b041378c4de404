import type { CourseAccess } from '@contract/ecole/codeAcces'
import { accessFacts } from '../../database/cours/access'
import type { Db, Trx } from '../../database/schema'
import { accessOn } from '../../rules/cours/access'

/** Whether the course is open to a candidate on a day, by what and until when, or why not. */
export async function courseAccessFor(db: Db | Trx, idCandidat: number, today: string): Promise<CourseAccess> {
  const factsOf = await accessFacts(db, [idCandidat])
  return accessOn(factsOf(idCandidat), today)
}
