import { AttemptState } from '../run/AttemptState'
import { useAttempt } from '../run/attempt/useAttempt'
import { ExamGivenUp } from './ExamGivenUp'
import { ExamResult } from './ExamResult'
import { ExamRun } from './ExamRun'

/** A mock exam, or its result once it is over and no more answers can arrive. */
export function ExamPage() {
  const { attempt, query } = useAttempt()
  if (!attempt) return <AttemptState query={query} />
  if (attempt.status === 'STARTED' || attempt.sealed) return <ExamRun attempt={attempt} />
  return attempt.status === 'ABANDONED' ? <ExamGivenUp attempt={attempt} /> : <ExamResult attempt={attempt} />
}
