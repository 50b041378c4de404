import { type CandidatDocument, DATES_DOCUMENT } from '@contract/ecole/candidat'
import { paperState } from '@contract/ecole/dossier'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { useSchool } from '@src/redux/session/useSchool'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PaperFiles } from '../papers/PaperFiles'
import { PaperDate } from './PaperDate'
import { PaperDot } from './PaperDot'
import { SaveNote } from './SaveNote'
import { usePaper } from './usePaper'

/** One paper, edited in place. */
export function PaperRow({ id, paper }: { id: number; paper: CandidatDocument }) {
  const { t } = useTranslation('candidat')
  const fieldId = useId()
  const { today } = useSchool()
  const { value, state, faults, rival, edit, leave, undo, retry, giveIn } = usePaper(id, paper)
  const name = t(`papers.type.${paper.type}`)
  return (
    <li className="paper-row">
      <div className="paper-head">
        <h2>{name}</h2>
        {/* That a paper is on file is what the switch says. */}
        {paperState(value, today).state === 'valid' ? null : <PaperDot paper={value} />}
      </div>
      <div className="field paper-switch form-switch">
        <label className="form-label" htmlFor={`${fieldId}-recu`}>
          {t('papers.received')}
        </label>
        <input
          id={`${fieldId}-recu`}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state
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
      <div className="paper-dates">
        {DATES_DOCUMENT[paper.type].map((field) => (
          <PaperDate
            key={field}
            type={paper.type}
            field={field}
            value={value[field]}
            fault={faults[field] ?? null}
            disabled={!value.recu}
            onChange={(day) => edit({ [field]: day })}
            onSettle={leave}
          />
        ))}
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
      <PaperFiles id={id} paper={paper} />
    </li>
  )
}
