import { AttemptState } from '../run/AttemptState'
import { useAttempt } from '../run/attempt/useAttempt'
import { StudyRun } from './StudyRun'
import { StudySummary } from './StudySummary'

/** A study session: one question after the other, each with its solution; at its end the next step. */
export function StudyPage() {
  const { attempt, query } = useAttempt()
  if (!attempt) return <AttemptState query={query} />
  return attempt.status === 'STARTED' ? <StudyRun attempt={attempt} /> : <StudySummary attempt={attempt} />
}
