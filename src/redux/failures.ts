import type { AnswerOf, Call, Failure } from '@contract/calls/call'
import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'
import { type ArgOf, type Manner, requestOf } from './ask'
import { currentOutage } from './base/outage'
import { type Outcome, send } from './send'

/** Refusals that bring what the page shows: the other version of a record, what stands in the way of an event. */
const SHOWN_BY_PAGES: readonly (string | undefined)[] = ['stale', 'clash']

/** Whether a refused action is the page's to show: faults stand beside their fields, other refusals where they can be settled. */
export function isForPage({ errors, code }: Problem, failure?: Failure): boolean {
  if (SHOWN_BY_PAGES.includes(code)) return true
  if (errors) return failure !== 'dialog'
  return typeof failure === 'object' && 'page' in failure && code !== undefined && failure.page.includes(code)
}

/** Whether anybody is to be told at all: a session that ended has its own dialog, a cancelled request is none. */
const concernsNobody = ({ status, code }: Problem, failure?: Failure) =>
  failure === 'quiet' || status === 401 || code === 'cancelled'

/** The dialog « Erreur », in the words of the server where it has some. */
async function failureDialog({ message }: Problem, failure?: Failure): Promise<void> {
  // A page in the place of all others says why nothing is answered.
  if (currentOutage()) return
  await errorDialog(message || (typeof failure === 'object' && 'message' in failure ? failure.message : undefined))
}

/** Whether the dialog is for this failure of something that a person waits for. */
export const isForDialog = (problem: Problem, failure?: Failure) =>
  !concernsNobody(problem, failure) && !isForPage(problem, failure)

/** Tells a person that what they did, or what they waited for, has failed (docs/decisions/0018). */
export async function tellFailure(problem: Problem, failure?: Failure): Promise<void> {
  if (isForDialog(problem, failure)) await failureDialog(problem, failure)
}

/** Waits for an action, and tells when it failed. */
export async function told<Answer>(sending: Promise<Outcome<Answer>>, failure?: Failure): Promise<Outcome<Answer>> {
  const outcome = await sending
  if (outcome.error) void tellFailure(outcome.error, failure)
  return outcome
}

/** Sends a call whose answer is not kept, as something that a person waits for. */
export function sendCall<One extends Call>(
  call: One,
  arg: ArgOf<One>,
  manner?: Manner,
): Promise<Outcome<AnswerOf<One>>> {
  const { failure, ...request } = { ...requestOf(call, arg), ...manner }
  // Endpoints check their answers themselves, by the schema that they bring.
  const accepts = (answer: unknown) => call.answer === undefined || call.answer.safeParse(answer).success
  return told(send({ ...request, ...(call.answer && { accepts }) }), failure)
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
