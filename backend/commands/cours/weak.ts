import type { WeakAnswer } from '@contract/cours/weak'
import type { Caller } from '../../caller'
import { knownCounts } from '../../database/cours/memoire'
import { learnersAmong } from '../../database/cours/overview'
import type { Deps } from '../../deps'
import { isEnough, weakTopics } from '../../rules/cours/weak'
import { askableFor } from './learner'
import { recordsOf } from './topicStates'

/** The topics that candidates remember least, for those whom the caller may read. */
export async function weakTopicsOf({ db, clock }: Deps, caller: Caller, ids: readonly number[]): Promise<WeakAnswer> {
  const people = await learnersAmong(db, caller, ids)
  const accounts = people.map(({ idUtilisateur }) => idUtilisateur)
  const counts = accounts.length > 0 ? await knownCounts(db, accounts, clock().toISOString()) : []
  const questions = new Map<string, Awaited<ReturnType<typeof askableFor>>>()
  for (const { permi } of people) {
    if (!questions.has(permi)) questions.set(permi, await askableFor(db, { isPreview: false, permi }))
  }
  const data = people.map(({ id, idUtilisateur, permi }) => {
    const records = recordsOf(questions.get(permi) ?? [], counts, idUtilisateur)
    return { idCandidat: id, isEnough: isEnough(records), topics: weakTopics(records) }
  })
  return { data }
}
