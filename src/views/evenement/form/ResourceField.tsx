import type { SelectOption } from '@core/components/select/selectProps'
import { SelectField } from '@core/form/fields/SelectField'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface ResourceFieldProps {
  kind: 'moniteur' | 'vehicule'
  options: readonly SelectOption[]
  required: boolean
  /** Whether all options are loaded: before that, an empty list means nothing. */
  isReady: boolean
}

const PLACES = {
  moniteur: { name: 'idMoniteur', list: 'moniteurs' },
  vehicule: { name: 'idVehicule', list: 'vehicules' },
} as const

/** The instructor or the vehicle of an event; where none fits, a link to the next step. */
export function ResourceField({ kind, options, required, isReady }: ResourceFieldProps) {
  const { t } = useTranslation(['evenement', 'nav'])
  const { name, list } = PLACES[kind]
  const isEmpty = isReady && options.length === 0
  return (
    <div>
      <SelectField
        numeric
        name={name}
        label={t(`form.${kind}`)}
        options={options}
        required={required}
        {...(isEmpty && { hint: t(`form.none.${kind}`) })}
      />
      {isEmpty ? <Link to={paths[list]}>{t(`nav:${list}`)}</Link> : null}
    </div>
  )
}
