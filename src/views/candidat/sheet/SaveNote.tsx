import { Button } from '@core/components/Button'
import { Spinner } from '@core/components/states/Spinner'
import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SaveState } from './useAutosave'

interface SaveNoteProps {
  state: SaveState
  onRetry: () => void
  /** Undoes the last save. */
  onUndo?: () => void
}

/** The state of an edit in place: saving, saved (with undo), or failed (with retry). */
export function SaveNote({ state, onRetry, onUndo }: SaveNoteProps) {
  const { t } = useTranslation('candidat')
  return (
    <div className="save-note">
      <span className="save-state" role="status">
        {state === 'waiting' || state === 'saving' ? (
          <>
            <Spinner /> {t('saving')}
          </>
        ) : null}
        {state === 'saved' ? (
          <>
            <Check aria-hidden size={16} strokeWidth={1.75} /> {t('saved')}
          </>
        ) : null}
        {state === 'failed' ? (
          <>
            <CircleAlert aria-hidden size={16} strokeWidth={1.75} /> {t('notSaved')}
          </>
        ) : null}
      </span>
      {state === 'saved' && onUndo ? (
        <Button size="sm" look="ghost" onClick={onUndo}>
          {t('actions.undo')}
        </Button>
      ) : null}
      {state === 'failed' ? (
        <Button size="sm" look="ghost" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      ) : null}
    </div>
  )
}
