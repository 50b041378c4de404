import type { AnswerOf, Call, Failure } from '@contract/calls/call'
import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'
import { type ArgOf, type Manner, requestOf } from './ask'
import { currentOutage } from './base/outage'
import { type Outcome, send } from './send'

/** Whether anybody is to be told at all: a session that ended has its own dialog, a cancelled request is none. */
export function isTold({ status, code }: Problem, failure: Failure | undefined): boolean {
  if (failure === 'quiet' || status === 401 || code === 'cancelled') return false
  return !(typeof failure === 'object' && 'page' in failure && code !== undefined && failure.page.includes(code))
}

/** A refusal that its page answers itself: faults stand beside their fields, a 409 brings what there is to choose from. */
const isForPage = ({ status, errors, details }: Problem) =>
  errors !== undefined || (status === 409 && details !== undefined)

/** The dialog « Erreur », in the words of the server where it has some. */
export async function failureDialog({ message }: Problem, failure: Failure | undefined): Promise<void> {
  // A page in the place of all others says why nothing is answered.
  if (currentOutage()) return
  await errorDialog(message || (typeof failure === 'object' && 'message' in failure ? failure.message : undefined))
}

/** Tells a person that what they did has failed (docs/decisions/0018). */
export function tellAction(problem: Problem, failure?: Failure): void {
  if (isTold(problem, failure) && !isForPage(problem)) void failureDialog(problem, failure)
}

/** Waits for an action, and tells when it failed. */
export async function told<Answer>(sending: Promise<Outcome<Answer>>, failure?: Failure): Promise<Outcome<Answer>> {
  const outcome = await sending
  if (outcome.error) tellAction(outcome.error, failure)
  return outcome
}

/** Sends a call whose answer is not kept, as something that a person waits for. */
export function sendCall<One extends Call>(
  call: One,
  arg: ArgOf<One>,
  manner?: Manner,
): Promise<Outcome<AnswerOf<One>>> {
  const request = { ...requestOf(call, arg), ...manner }
  return told(send(request), request.failure)
}

/** The same before the sign-in: the schemas of the contract are loaded with the first call that needs them. */
export async function sendLater<One extends Call>(
  load: () => Promise<One>,
  arg: ArgOf<One>,
  manner?: Manner,
): Promise<Outcome<AnswerOf<One>>> {
  const call = await load().catch(() => null)
  return call
    ? sendCall(call, arg, manner)
    : told(Promise.resolve({ error: { status: 0, code: 'network', message: '' } }))
}
