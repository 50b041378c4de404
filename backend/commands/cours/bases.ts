import type { BaseList } from '@contract/cours/question'
import type { FieldErrors } from '@contract/errors'
import { basesAsked, questionsOn } from '../../database/cours/question'
import type { Db, Trx } from '../../database/schema'
import { HttpError, invalid } from '../../errors'

/**
 * Loads the facts and pictures that questions may be based on. The list is large, so it is loaded when an author first
 * reads or writes a question.
 */
export const loadBases = () => import('../../contents/cours/bases')

/** The facts and pictures on which a new question may be based. */
export async function freeBases(db: Db): Promise<BaseList> {
  const { FACTS, isSure, PICTURES, sameAs } = await loadBases()
  const asked = new Set((await basesAsked(db)).flatMap(sameAs))
  const free = [...FACTS.keys(), ...PICTURES].filter((base) => isSure(base) && !asked.has(base))
  return { data: free.map((base) => ({ base, fact: FACTS.get(base) ?? null })) }
}

/**
 * The fact and the picture that a question names. The types are unknown because files with other faults are checked
 * too.
 */
interface Ground {
  base?: unknown
  picture?: unknown
}

/**
 * The faults in the facts and pictures of questions, one record for each question: an unknown or uncertain fact or
 * picture, or a fact that another question of the list or of the course already asks. `own` is the question being
 * saved.
 */
export async function groundFaults(trx: Trx, grounds: readonly Ground[], own?: number): Promise<FieldErrors[]> {
  const { isSure, PICTURES, sameAs } = await loadBases()
  const bases = grounds.map(({ base }) => (typeof base === 'string' && isSure(base) ? base : undefined))
  const taken = await questionsOn(trx, [...new Set(bases.flatMap((base) => (base ? sameAs(base) : [])))])
  const others = new Set(taken.filter(({ id }) => id !== own).map(({ base }) => base))
  const isAsked = (base: string, index: number) =>
    sameAs(base).some((same) => others.has(same) || bases.slice(0, index).includes(same))
  return grounds.map(({ base, picture }, index) => {
    const sure = bases[index]
    return {
      ...(typeof base === 'string' && !sure && { base: 'no_sure_fact' as const }),
      ...(sure && isAsked(sure, index) && { base: 'fact_asked' as const }),
      ...(typeof picture === 'string' && !PICTURES.has(picture) && { picture: 'unknown' as const }),
    }
  })
}

/** @throws 422 naming `base`, `picture` or both */
export async function refuseGround(trx: Trx, ground: Ground, own?: number): Promise<void> {
  const [faults = {}] = await groundFaults(trx, [ground], own)
  if (Object.keys(faults).length > 0) throw invalid(faults)
}

/**
 * Refuses to publish a question whose fact or picture is not valid, or whose fact another question asks: it may be
 * older than these checks.
 * @throws 409
 */
export async function refuseAsking(trx: Trx, ground: Ground, own: number): Promise<void> {
  const [faults = {}] = await groundFaults(trx, [ground], own)
  if (faults.base === 'fact_asked') throw new HttpError(409, 'question_twin')
  if (Object.keys(faults).length > 0) throw new HttpError(409, 'question_unfounded')
}
