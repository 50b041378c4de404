import { startExam } from '@contract/calls/cours/tentative'
import type { SessionStart } from '@contract/cours/tentative'
import { toast } from '@core/components/messages/toast'
import { paths } from '@src/configs/paths'
import { problemOf } from '@src/redux/answers/problemOf'
import { useStartExamMutation, useStartSessionMutation } from '@src/redux/code-course/tentative'
import { isForPage } from '@src/redux/failures'
import { useNavigate } from 'react-router-dom'

/** Begins or continues a study session, and opens it. */
export function useStartSession() {
  const navigate = useNavigate()
  const [start, { isLoading }] = useStartSessionMutation()
  const begin = async (what: SessionStart) => {
    const { data } = await start(what)
    if (data) await navigate(paths.codeStudy(data.id))
  }
  return { begin, isStarting: isLoading }
}

/** Begins a mock exam and opens it. */
export function useStartExam() {
  const navigate = useNavigate()
  const [start, { isLoading }] = useStartExamMutation()
  const begin = async (idExamenBlanc: number) => {
    const { data, error } = await start({ idExamenBlanc })
    if (data) return navigate(paths.codeExam(data.id))
    const problem = problemOf(error)
    if (isForPage(problem, startExam.failure)) toast.error(problem.message, { id: 'course-start' })
  }
  return { begin, isStarting: isLoading }
}
