import { useIsNarrow } from '@core/hooks/useMediaQuery'
import { isSideBySide, VUES, type Vue } from '@src/parts/evenement/calendar/views'
import { useTranslation } from 'react-i18next'

interface ViewSwitchProps {
  vue: Vue
  hasColumns: boolean
  onChange: (vue: Vue) => void
}

/** The choice of the view: buttons, or a select where space is scarce. */
export function ViewSwitch({ vue, hasColumns, onChange }: ViewSwitchProps) {
  const { t } = useTranslation('evenement')
  const isNarrow = useIsNarrow()
  const vues = VUES.filter((one) => hasColumns || !isSideBySide(one))
  if (isNarrow) {
    return (
      <select
        className="form-select planning-vue"
        aria-label={t('vue.label')}
        value={vue}
        // The options are exactly the views.
        onChange={(event) => onChange(event.target.value as Vue)}
      >
        {vues.map((one) => (
          <option key={one} value={one}>
            {t(`vue.${one}`)}
          </option>
        ))}
      </select>
    )
  }
  return (
    <fieldset className="view-switch">
      <legend className="visually-hidden">{t('vue.label')}</legend>
      {vues.map((one) => (
        <button
          key={one}
          type="button"
          className="view-button"
          aria-pressed={one === vue}
          onClick={() => onChange(one)}
        >
          {t(`vue.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}
