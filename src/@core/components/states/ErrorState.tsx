import { byHand } from '@core/http/byHand'
import { CloudAlert, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../Button'

interface ErrorStateProps {
  /** Says what happened; a general sentence by default. */
  title?: string
  /** Says what was kept and what the user can do; by default that they can try again, where that can help. */
  text?: string
  onRetry?: () => void
  retrying?: boolean
}

/** Shown in place of content that could not be loaded: says what happened, and offers to try again. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
  const { t } = useTranslation('common')
  const isFinal = title !== undefined && !onRetry
  const shown = text ?? (isFinal ? undefined : t('errorState.text'))
  return (
    <div className="empty" role="alert">
      <span className="empty-icon empty-icon-danger">
        <CloudAlert aria-hidden size={24} strokeWidth={1.5} />
      </span>
      <p className="empty-title">{title ?? t('errorState.title')}</p>
      {shown ? <p className="empty-text">{shown}</p> : null}
      {onRetry ? (
        <Button icon={RotateCw} pending={retrying} onClick={() => byHand(onRetry)}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
}
