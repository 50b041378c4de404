import { Button } from '@core/components/Button'
import { IconButton } from '@core/components/IconButton'
import { ArrowRight, Bookmark, BookmarkCheck, Check, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useStudy } from './useStudy'

/** The buttons of a study session; the main one validates, then goes on. */
export function StudyActions({ study }: { study: ReturnType<typeof useStudy> }) {
  const { t } = useTranslation('cours')
  const { question, isAnswered, isLast, canConfirm, keys, speak } = study
  const kept = question?.kept ?? false
  return (
    <>
      <IconButton
        icon={kept ? BookmarkCheck : Bookmark}
        label={t('run.keep')}
        aria-pressed={kept}
        aria-keyshortcuts="G"
        onClick={keys.keep}
      />
      {speak ? <IconButton icon={Volume2} label={t('run.read')} aria-keyshortcuts="L" onClick={speak} /> : null}
      {isAnswered ? null : (
        <Button aria-keyshortcuts="P" onClick={keys.skip}>
          {t('run.skip')}
        </Button>
      )}
      {isAnswered ? (
        <Button look="primary" icon={ArrowRight} pending={study.ending.isEnding} onClick={keys.confirm}>
          {isLast ? t('run.toSummary') : t('run.next')}
        </Button>
      ) : (
        <Button look="primary" icon={Check} disabled={!canConfirm} onClick={keys.confirm}>
          {t('run.confirm')}
        </Button>
      )}
    </>
  )
}
