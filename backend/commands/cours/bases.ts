import type { BaseList } from '@contract/cours/question'
import type { FieldErrors } from '@contract/errors'
import { basesAsked, questionsOn } from '../../database/cours/question'
import type { Db, Trx } from '../../database/schema'
import { HttpError, invalid } from '../../errors'

/** What questions may rest on and show; a large list, loaded with the first question that an author reads or writes. */
export const loadBases = () => import('../../contents/cours/bases')

/** The facts and pictures on which a new question may rest. */
export async function freeBases(db: Db): Promise<BaseList> {
  const { FACTS, isSure, PICTURES, sameAs } = await loadBases()
  const asked = new Set((await basesAsked(db)).flatMap(sameAs))
  const free = [...FACTS.keys(), ...PICTURES].filter((base) => isSure(base) && !asked.has(base))
  return { data: free.map((base) => ({ base, fact: FACTS.get(base) ?? null })) }
}

/** What a question says that it rests on and shows. Anything: a file with other faults is checked too. */
interface Ground {
  base?: unknown
  picture?: unknown
}

/**
 * The faults in what questions rest on and show, one record a question: a fact or picture that is unknown or uncertain,
 * and a fact that another question asks, of the list itself or among those that exist; `own` is the one being saved.
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

/** A question that was written before its ground was checked is not asked. @throws 409 */
export async function refuseAsking(trx: Trx, ground: Ground, own: number): Promise<void> {
  const [faults = {}] = await groundFaults(trx, [ground], own)
  if (faults.base === 'fact_asked') throw new HttpError(409, 'question_twin')
  if (Object.keys(faults).length > 0) throw new HttpError(409, 'question_unfounded')
}
