import type { CandidatDocument } from '@contract/ecole/candidat'
import { Banner } from '@core/components/Banner'
import { Button } from '@core/components/Button'
import { DayInput } from '@core/form/date/DayInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperDot } from './PaperDot'
import { SaveNote } from './SaveNote'
import { usePaper } from './usePaper'

/** One paper, edited where it stands. */
export function PaperRow({ id, paper }: { id: number; paper: CandidatDocument }) {
  const { t } = useTranslation('candidat')
  const fieldId = useId()
  const { value, state, fault, rival, edit, leave, undo, retry, giveIn } = usePaper(id, paper)
  const name = t(`papers.type.${paper.type}`)
  return (
    <li className="paper-row">
      <div className="paper-head">
        <h2>{name}</h2>
        <PaperDot paper={value} />
      </div>
      <div className="field paper-switch form-switch">
        <label className="form-label" htmlFor={`${fieldId}-recu`}>
          {t('papers.received')}
        </label>
        <input
          id={`${fieldId}-recu`}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          className="form-check-input"
          checked={value.recu}
          aria-label={t('papers.receivedOf', { paper: name })}
          onChange={(event) => {
            edit({ recu: event.target.checked })
            leave()
          }}
        />
      </div>
      <div className="field">
        <label className="form-label" htmlFor={`${fieldId}-date`}>
          {t('papers.expires')}
        </label>
        <DayInput
          id={`${fieldId}-date`}
          aria-label={t('papers.expiresOf', { paper: name })}
          code={fault}
          value={value.dateExpiration ?? ''}
          disabled={!value.recu}
          onChange={(day, isRead) => isRead && edit({ dateExpiration: day || null })}
          onSettle={leave}
        />
      </div>
      <div className="field paper-note">
        <label className="form-label" htmlFor={`${fieldId}-note`}>
          {t('papers.note')}
        </label>
        <input
          id={`${fieldId}-note`}
          type="text"
          className="form-control"
          maxLength={200}
          aria-label={t('papers.noteOf', { paper: name })}
          value={value.note ?? ''}
          onChange={(event) => edit({ note: event.target.value })}
          onBlur={leave}
          onKeyDown={(event) => event.key === 'Enter' && leave()}
        />
      </div>
      {rival ? (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={giveIn}>
              {t('papers.keepTheirs')}
            </Button>
          }
        >
          {t('papers.stale')}
        </Banner>
      ) : null}
      <SaveNote state={state} onRetry={retry} onUndo={undo} />
    </li>
  )
}
