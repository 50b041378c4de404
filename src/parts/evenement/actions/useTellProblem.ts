import { toast } from '@core/components/messages/toast'
import { useFaultText } from '@core/form/useFaultText'
import type { Problem } from '@core/http/problem'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { clashOf } from '../clash/clashOf'
import { clashSentence } from '../clash/clashWords'
import { useWords } from '../useWords'

/**
 * Shows a toast for refusals that are left to the page: a clash, a version conflict, a fault. Any other failure was
 * already reported.
 */
export function useTellProblem() {
  const { t } = useTranslation('evenement')
  const faultText = useFaultText()
  const words = useWords()
  return useCallback(
    (problem: Problem) => {
      const [clash] = clashOf(problem)?.clashes ?? []
      const [fault] = Object.values(problem.errors ?? {})
      if (clash) toast.error(clashSentence(clash, words))
      else if (problem.code === 'stale') toast.error(t('stale.text'))
      else if (fault) toast.error(faultText(fault))
    },
    [t, words, faultText],
  )
}
