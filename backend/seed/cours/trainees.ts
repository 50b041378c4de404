import { addDays, daysBetween } from '@contract/clock/days'
import { dayIn, momentOf } from '@contract/clock/wall'
import { CODE_ALPHABET, CODE_LENGTH } from '@contract/ecole/codeAcces'
import { accessFacts } from '../../database/cours/access'
import type { Trx } from '../../database/schema'
import { type AccessFacts, accessOn } from '../../rules/cours/access'
import type { Random } from '../random'
import type { Span } from './training'

interface Trainee {
  id: number
  idUtilisateur: number
  /** Whether they passed the theory exam after the training. */
  hasPassed: boolean
  span: Span
}

/** The length of a training in days, and the fewest days for which a code is given. */
const DAYS = 26
const FEWEST = 12
/** The most candidates of a school who get a code for their training. Most train at home, some never do. */
const CODES = 11
const CODE_DAYS = 90

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** The candidates of a school with the day on which they passed the theory exam. */
const peopleOf = (trx: Trx, idAutoEcole: number) =>
  trx
    .selectFrom('candidat')
    .select(['candidat.id', 'idUtilisateur', 'dateInscription'])
    .select((eb) => [
      eb
        .selectFrom('evenement_candidat')
        .innerJoin('evenement', 'evenement.id', 'evenement_candidat.idEvenement')
        .whereRef('evenement_candidat.idCandidat', '=', 'candidat.id')
        .where('calendar', '=', 'Code exam')
        .where('status', '=', 'SUCCESS')
        .select((inner) => inner.fn.min('start').as('start'))
        .as('passed'),
    ])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .orderBy('candidat.id')
    .execute()

/** The last day on which a candidate learns the theory: the day before they passed the exam, or today. */
const lastDay = ({ passed }: Person, today: string) => (passed === null ? today : addDays(dayIn(passed, 'TN'), -1))

const earlier = (one: string, other: string) => (one < other ? one : other)
const later = (one: string, other: string) => (one > other ? one : other)

/** The days on which a candidate already had access to the course; null without any. */
function openSpan({ codes }: AccessFacts, person: Person, isBought: boolean, today: string): Span | null {
  const last = lastDay(person, today)
  if (isBought) return { first: person.dateInscription, last }
  const [code] = codes.filter(({ premiereUtilisation }) => premiereUtilisation !== null)
  if (!code?.premiereUtilisation) return null
  return { first: dayIn(code.premiereUtilisation, 'TN'), last: earlier(last, code.dateExpiration) }
}

/** A code for a candidate, redeemed on the first day of their training. */
function codeFor(idAutoEcole: number, idCandidat: number, { first }: Span, random: Random) {
  const at = (time: string) => momentOf({ day: first, time }, 'TN').toISOString()
  const code = Array.from({ length: CODE_LENGTH }, () => random.pick([...CODE_ALPHABET])).join('')
  return {
    idAutoEcole,
    idCandidat,
    code,
    dateExpiration: addDays(first, CODE_DAYS),
    actif: 1 as const,
    version: 1,
    createdAt: at('09:00'),
    updatedAt: at('09:00'),
    premiereUtilisation: at('12:00'),
    derniereUtilisation: at('12:00'),
  }
}

/**
 * Chooses the candidates of a school who train, and the days. Some get a code for it. Candidates with a code that they
 * never redeemed do not train.
 */
export async function traineesOf(
  { trx, today }: { trx: Trx; today: string },
  idAutoEcole: number,
  random: Random,
): Promise<Trainee[]> {
  const people = await peopleOf(trx, idAutoEcole)
  const factsOf = await accessFacts(
    trx,
    people.map(({ id }) => id),
  )
  const codes: ReturnType<typeof codeFor>[] = []
  const trainees = people.flatMap((person): Trainee[] => {
    const { id, idUtilisateur, passed, dateInscription } = person
    const facts = factsOf(id)
    const own = { id, idUtilisateur, hasPassed: passed !== null }
    if (facts.codes.some(({ premiereUtilisation }) => premiereUtilisation === null)) return []
    const open = openSpan(facts, person, accessOn(facts, today).par === 'FORFAIT', today)
    if (open) return [{ ...own, span: open }]
    const last = lastDay(person, today)
    const span = { first: later(dateInscription, addDays(last, -DAYS)), last }
    if (codes.length >= CODES || daysBetween(span.first, last) < FEWEST) return []
    codes.push(codeFor(idAutoEcole, id, span, random))
    return [{ ...own, span }]
  })
  if (codes.length > 0) await trx.insertInto('code_acces').values(codes).execute()
  return trainees
}
