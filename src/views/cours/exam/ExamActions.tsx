import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { Check, Flag, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useExam } from './useExam'

/** The buttons of an exam: leave the question for later, or validate the answer. */
export function ExamActions({ exam }: { exam: ReturnType<typeof useExam> }) {
  const { t } = useTranslation('cours')
  const { keys, open, speak, canConfirm, isOver } = exam
  if (open === 0 || isOver)
    return (
      <Button look="primary" icon={Flag} pending={exam.ending.isEnding} onClick={keys.confirm}>
        {t(isOver ? 'exam.toResult' : 'exam.end')}
      </Button>
    )
  return (
    <>
      {speak ? <IconButton icon={Volume2} label={t('run.read')} aria-keyshortcuts="L" onClick={speak} /> : null}
      {open > 1 ? (
        <Button aria-keyshortcuts="P" onClick={keys.skip}>
          {t('run.skip')}
        </Button>
      ) : null}
      <Button look="primary" icon={Check} disabled={!canConfirm} onClick={keys.confirm}>
        {t('run.confirm')}
      </Button>
    </>
  )
}
