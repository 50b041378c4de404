import { applyServerErrors } from '@core/form/applyServerErrors'
import type { Problem } from '@core/http/problem'
import { useCallback } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** What to say of a request that failed: the server's sentence, or that nobody answered and nothing is lost. */
export function useProblemText() {
  const { t } = useTranslation(['auth', 'common'])
  return useCallback(
    ({ status, message }: Problem) => {
      if (message) return message
      return status === 0 ? t('unreachable') : t('common:dialog.errorText')
    },
    [t],
  )
}

/** Puts a refusal where it belongs: the faults beside their fields, the rest above the form. */
export function useShowProblem<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const textOf = useProblemText()
  return useCallback(
    (problem: Problem) => {
      const unknown = problem.errors ? applyServerErrors(form, problem.errors) : ['']
      if (unknown.length > 0) form.setError('root', { message: textOf(problem) })
    },
    [form, textOf],
  )
}
