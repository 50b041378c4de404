import type { Evenement } from '@contract/planning/evenement'
import type { Problem } from '@core/http/problem'
import { evenementApi } from '../../calendar/evenement'
import type { AppDispatch } from '../../store'
import { changeEnvois, type Envoi, type Parole, readEnvois } from './queue'

const isEvent = (value: unknown): value is Evenement =>
  typeof value === 'object' && value !== null && 'idEvenement' in value

/** The event as somebody else has left it, in the details of a 409. */
function currentIn({ details }: Problem): Evenement | undefined {
  const current = typeof details === 'object' && details !== null && 'current' in details ? details.current : undefined
  return isEvent(current) ? current : undefined
}

/** What the words would have made of the lesson is what stands: said twice, or by two who agree. */
function agrees({ verb, body }: Parole, { status, extendedProps: stands }: Evenement): boolean {
  const said = (text: string | null | undefined, kept: string | null) => !text || text === kept
  switch (verb) {
    case 'start':
      return stands.debutReel === body.debutReel
    case 'attest':
      return (
        status === 'SUCCESS' &&
        (body.minutes === undefined || body.minutes === stands.minutes) &&
        stands.candidats.every(({ id, absent }) => (body.absents ?? []).includes(id) === absent) &&
        said(body.suite, stands.suite)
      )
    case 'no-show':
      return status === 'NO_SHOW' && said(body.note, stands.note)
    case 'result':
      return status === body.status && said(body.note, stands.note)
  }
}

/** What a refusal makes of an entry; null when there was no answer and it has to wait. */
function afterRefusal(envoi: Envoi, problem: Problem): Envoi | null {
  // No answer, a session to be renewed, a server that is ill: the same words may pass later.
  if (problem.status === 0 || problem.status === 401 || problem.status === 429 || problem.status >= 500) return null
  const current = currentIn(problem)
  if (current) return { ...envoi, etat: 'conflict', current }
  const [fault] = Object.values(problem.errors ?? {})
  return { ...envoi, etat: 'refused', message: problem.message, ...(fault && { fault }) }
}

/** The answer is the version that the next words about the same lesson stand on. */
function afterSuccess(envois: Envoi[], sent: Envoi, saved: Evenement): Envoi[] {
  return envois
    .filter(({ cle }) => cle !== sent.cle)
    .map((envoi) => {
      const { parole } = envoi
      const follows = parole.id === sent.parole.id && parole.body.version === sent.parole.body.version
      if (!follows || envoi.etat !== 'waiting') return envoi
      // Each verb keeps its own body: only the version is another.
      return { ...envoi, parole: { ...parole, body: { ...parole.body, version: saved.version } } as Envoi['parole'] }
    })
}

/** What was sent since the page was opened, as it was saved: whoever takes it back stands on that version. */
const sent = new Map<string, Evenement>()

/** Sends what waits, in the order in which it was said, until nothing waits or there is no answer. */
async function sendAll(person: number, dispatch: AppDispatch): Promise<void> {
  for (;;) {
    const envoi = readEnvois(person).find(({ etat }) => etat === 'waiting')
    if (!envoi) return
    const answer = await dispatch(evenementApi.endpoints.sendParole.initiate(envoi.parole))
    const problem = answer.error && 'status' in answer.error ? answer.error : { status: 0, message: '' }
    const current = currentIn(problem)
    const saved = answer.data ?? (current && agrees(envoi.parole, current) ? current : undefined)
    if (saved) {
      sent.set(envoi.cle, saved)
      changeEnvois(person, (envois) => afterSuccess(envois, envoi, saved))
      continue
    }
    const refused = afterRefusal(envoi, problem)
    if (!refused) return
    changeEnvois(person, (envois) => envois.map((one) => (one.cle === envoi.cle ? refused : one)))
  }
}

let sending: Promise<void> | null = null

/** One tab at a time does something with what waits. */
const alone = <T>(person: number, work: () => Promise<T>): Promise<T> =>
  Promise.resolve(navigator.locks ? navigator.locks.request(`suivi:${person}`, work) : work())

/**
 * Takes back what was said: what has not been sent is forgotten, and answers null. What was sent is answered as it was
 * saved, for the school to be asked.
 */
export async function retractEnvoi(person: number, cle: string): Promise<Evenement | null> {
  // It may be on its way: whether it arrived is known afterwards.
  await sending?.catch(() => undefined)
  return alone(person, async () => {
    const saved = sent.get(cle)
    if (saved) return saved
    changeEnvois(person, (envois) => envois.filter((envoi) => envoi.cle !== cle))
    return null
  })
}

/** Sends what waits; one tab at a time, so that nothing is said twice. */
export async function flushEnvois(person: number, dispatch: AppDispatch): Promise<void> {
  if (sending) return sending
  sending = alone(person, () => sendAll(person, dispatch))
  try {
    await sending
  } finally {
    sending = null
  }
}
