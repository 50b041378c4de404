import { dayIn } from '@contract/clock/wall'
import { grouped } from '@contract/grouped'
import type { Caller } from '../../caller'
import { askable } from '../../database/cours/question'
import { candidatOfAccount } from '../../database/ecole/candidat/person'
import { codeOfPermi } from '../../database/ecole/permi'
import type { Conn } from '../../database/schema'
import { HttpError } from '../../errors'
import { courseAccessFor } from './access'

/** Number of questions of each topic that a client may try: the preview of the course. */
const PREVIEW_PER_TOPIC = 2

/** A person who learns: a candidate of a school with an open course, or a client, who sees a preview. */
export interface Learner {
  idUtilisateur: number
  idAutoEcole: number | null
  idCandidat: number | null
  isPreview: boolean
  /** The category of licence, which determines the series. */
  permi: string | null
}

/** @throws 403 for a candidate to whom the course is not open today */
export async function learnerOf(db: Conn, caller: Caller, moment: Date): Promise<Learner> {
  const own = await candidatOfAccount(db, caller.id)
  const person = { idUtilisateur: caller.id, idAutoEcole: null, idCandidat: null, isPreview: true, permi: null }
  if (!own) return person
  const { open } = await courseAccessFor(db, own.id, dayIn(moment, caller.pays))
  if (!open) throw new HttpError(403, 'course_closed')
  const permi = await codeOfPermi(db, own.idPermi)
  return { ...person, idAutoEcole: own.idAutoEcole, idCandidat: own.id, isPreview: false, permi }
}

/** The category of licence that a candidate learns for; undefined for all other callers, who may see all of them. */
export async function ownPermi(db: Conn, caller: Caller): Promise<string | null | undefined> {
  const own = await candidatOfAccount(db, caller.id)
  return own && codeOfPermi(db, own.idPermi)
}

/** The questions that a person may be asked, in the order of series and places. */
export async function askableFor(db: Conn, { isPreview, permi }: Pick<Learner, 'isPreview' | 'permi'>) {
  const all = await askable(db, permi)
  if (!isPreview) return all
  return [...grouped(all, ({ topic }) => topic).values()].flatMap((list) => list.slice(0, PREVIEW_PER_TOPIC))
}
