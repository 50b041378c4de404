import { accessChosen } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepProps } from '../steps'

/** The choice whether the added candidates are sent their access at once. */
export function AccessChoice({ draft }: StepProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const id = useId()
  return (
    <div className="import-option">
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={draft.envoyer}
          aria-describedby={id}
          onChange={({ target }) => dispatch(accessChosen(target.checked))}
        />
        <span className="form-check-label">{t('access.send')}</span>
      </label>
      <p className="import-note" id={id}>
        {draft.envoyer ? t('access.now') : t('access.later')}
      </p>
    </div>
  )
}
