import type { CourseAccess } from '@contract/ecole/codeAcces'
import { accessFacts } from '../../database/cours/access'
import type { Conn } from '../../database/schema'
import { accessOn } from '../../rules/cours/access'

/** The candidate's access to the course on a day: by what and until when it is open, or why it is not. */
export async function courseAccessFor(db: Conn, idCandidat: number, today: string): Promise<CourseAccess> {
  const factsOf = await accessFacts(db, [idCandidat])
  return accessOn(factsOf(idCandidat), today)
}
