import type { AnswerOf, Call, Failure } from '@contract/calls/call'
import { errorDialog } from '@core/dialogs/dialogs'
import type { Problem } from '@core/http/problem'
import { type ArgOf, type Manner, requestOf } from './ask'
import { currentOutage } from './base/outage'
import { type Outcome, send } from './send'

/** Refusals with data for the page: the other version of a record, or the clashes of an event. */
const SHOWN_BY_PAGES: readonly (string | undefined)[] = ['stale', 'clash']

/** Whether the page shows a refusal itself: faults beside their fields, other refusals where they can be resolved. */
export function isForPage({ errors, code }: Problem, failure?: Failure): boolean {
  if (SHOWN_BY_PAGES.includes(code)) return true
  if (errors) return failure !== 'dialog'
  return typeof failure === 'object' && 'page' in failure && code !== undefined && failure.page.includes(code)
}

/** Whether no report is needed: an expired session has its own dialog, a cancelled request is no failure. */
const concernsNobody = ({ status, code }: Problem, failure?: Failure) =>
  failure === 'quiet' || status === 401 || code === 'cancelled'

/** The dialog « Erreur », with the server's message if there is one. */
async function failureDialog({ message }: Problem, failure?: Failure): Promise<void> {
  // The outage page already explains why no request is answered.
  if (currentOutage()) return
  await errorDialog(message || (typeof failure === 'object' && 'message' in failure ? failure.message : undefined))
}

/** Whether a failure that a user is waiting for belongs in the dialog. */
export const isForDialog = (problem: Problem, failure?: Failure) =>
  !concernsNobody(problem, failure) && !isForPage(problem, failure)

/** Reports the failure of something a user did or is waiting for (docs/decisions/0018). */
export async function tellFailure(problem: Problem, failure?: Failure): Promise<void> {
  if (isForDialog(problem, failure)) await failureDialog(problem, failure)
}

/** Awaits an action and reports its failure. */
export async function withReport<Answer>(
  sending: Promise<Outcome<Answer>>,
  failure?: Failure,
): Promise<Outcome<Answer>> {
  const outcome = await sending
  if (outcome.error) void tellFailure(outcome.error, failure)
  return outcome
}

/** Sends an uncached call that a user is waiting for. */
export function sendCall<One extends Call>(
  call: One,
  arg: ArgOf<One>,
  manner?: Manner,
): Promise<Outcome<AnswerOf<One>>> {
  const { failure, ...request } = { ...requestOf(call, arg), ...manner }
  // Endpoints check their answers themselves, with their schema.
  const accepts = (answer: unknown) => call.answer === undefined || call.answer.safeParse(answer).success
  return withReport(send({ ...request, ...(call.answer && { accepts }) }), failure)
}

/** Sends a call before the sign-in: the contract's schemas are loaded with the first call that needs them. */
export async function sendLater<One extends Call>(
  load: () => Promise<One>,
  arg: ArgOf<One>,
  manner?: Manner,
): Promise<Outcome<AnswerOf<One>>> {
  const call = await load().catch(() => null)
  return call
    ? sendCall(call, arg, manner)
    : withReport(Promise.resolve({ error: { status: 0, code: 'network', message: '' } }))
}
