import { isRecentAnswer } from '@contract/planning/attestation'
import type { Evenement } from '@contract/planning/evenement'
import { LECON_REFUSALS, type LeconRefusal, type LeconsSaved } from '@contract/planning/lecon'
import type { Caller } from '../../caller'
import { type EvenementRow, findEvenement } from '../../database/planning/evenement'
import { lastAuthor } from '../../database/planning/lecon'
import type { Deps } from '../../deps'
import { HttpError, wrongState } from '../../errors'
import { presentEvenement } from '../../presenters/planning/evenement'
import { type Write, write } from '../write'
import { mustFindVersion } from './evenement/evenement'
import { attest, planAgain } from './evenement/evenementOutcome'

interface Lue {
  id: number
  version: number
}

const isRefusal = (code: string): code is LeconRefusal => (LECON_REFUSALS as readonly string[]).includes(code)

/**
 * Answers for several lessons in one transaction, each checked separately: a refused one is returned with its reason
 * and does not affect the others. `answer` must do all checks before its first write. An error that is no refusal
 * rolls back all of them.
 */
function forEach(
  deps: Deps,
  caller: Caller,
  lecons: Lue[],
  answer: (work: Write, lue: Lue) => Promise<Evenement>,
): Promise<LeconsSaved> {
  return write(deps, caller, async (work) => {
    const saved: LeconsSaved = { data: [], refus: [] }
    for (const lue of lecons) {
      try {
        saved.data.push(await answer(work, lue))
      } catch (error) {
        if (!(error instanceof HttpError) || !isRefusal(error.code)) throw error
        const row = await findEvenement(work.trx, caller, 'attest', lue.id)
        saved.refus.push({ id: lue.id, code: error.code, lecon: row ? presentEvenement(row, caller) : null })
      }
    }
    return saved
  })
}

/** Attests several lessons with their planned length and no absences. */
export const attestLecons = (deps: Deps, caller: Caller, lecons: Lue[]): Promise<LeconsSaved> =>
  forEach(deps, caller, lecons, (work, { id, version }) => attest(work, id, { version, absents: [], suite: null }))

/** Instructors may only undo their own answer, and only for a limited time, because pay depends on it. @throws 409 */
async function mustBeOwnAnswer({ trx, caller, now }: Write, row: EvenementRow): Promise<void> {
  if ((await lastAuthor(trx, row.id)) !== caller.id) throw new HttpError(409, 'not_own_answer')
  if (!isRecentAnswer(row.attesteLe, now)) throw new HttpError(409, 'answer_too_old')
}

/**
 * Undoes the answers of several lessons. Cancelled ones are refused here, because their place must first be checked.
 */
export const reopenLecons = (deps: Deps, caller: Caller, lecons: Lue[]): Promise<LeconsSaved> =>
  forEach(deps, caller, lecons, async (work, { id, version }) => {
    const row = await mustFindVersion(work, 'attest', id, version)
    if (row.status === 'PLANNED' || row.status === 'CANCELLED') throw wrongState()
    if (!caller.ability.can('update', 'Evenement')) await mustBeOwnAnswer(work, row)
    return presentEvenement(await planAgain(work, row), caller)
  })
