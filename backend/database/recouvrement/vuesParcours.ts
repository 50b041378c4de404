import type { Pays } from '@contract/clock/pays'
import { EXAM_OF } from '@contract/planning/evenement'
import { type RawBuilder, sql } from 'kysely'
import { PATH_RULES } from '../../rules/planning/parcours/rulesByCountry'

/** The exam that ends the path of a country's candidates, by the category and the day of their enrolment. */
export function lastExam(pays: Pays): RawBuilder<unknown> {
  const paths = PATH_RULES.filter((path) => path.pays === pays)
  // Rules that name their categories take precedence over the rules for all others.
  const ordered = paths.toSorted(
    (one, other) => Number(one.categories.includes('*')) - Number(other.categories.includes('*')),
  )
  const cases = ordered.flatMap(({ categories, depuis, jusqua, etapes }) => {
    const last = etapes.at(-1)
    if (!last) return []
    const named = categories.includes('*') ? sql`` : sql` and permi.code in (${sql.join(categories)})`
    const until = jusqua ? sql` and candidat."dateInscription" <= ${jusqua}` : sql``
    return [sql`when candidat."dateInscription" >= ${depuis}${until}${named} then ${EXAM_OF[last.etape]}`]
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}
