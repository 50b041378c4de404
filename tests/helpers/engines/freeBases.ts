import { FACTS, sameAs } from '@backend/contents/cours/bases'
import { deliveredSeries } from '@backend/contents/cours/series'

const used = new Set(deliveredSeries().flatMap(({ questions }) => questions.flatMap(({ base }) => sameAs(base))))

/** Facts that no delivered question is based on, not even under another number. */
export const FREE_BASES: readonly string[] = [...FACTS.keys()].filter((id) => !used.has(id))
