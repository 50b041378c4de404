import { AttemptState } from '../run/AttemptState'
import { useAttempt } from '../run/useAttempt'
import { ExamResult } from './ExamResult'
import { ExamRun } from './ExamRun'

/** A mock exam, or its result once it is over. */
export function ExamPage() {
  const { attempt, query } = useAttempt()
  if (!attempt) return <AttemptState query={query} />
  return attempt.status === 'STARTED' ? <ExamRun attempt={attempt} /> : <ExamResult attempt={attempt} />
}
