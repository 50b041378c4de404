import type { SelectOption } from '@core/components/selectProps'
import { SelectField } from '@core/form/SelectField'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface ResourceFieldProps {
  kind: 'moniteur' | 'vehicule'
  options: readonly SelectOption[]
  required: boolean
  /** Whether the options are all: before they are loaded none says nothing. */
  isReady: boolean
}

const PLACES = {
  moniteur: { name: 'idMoniteur', list: 'moniteurs' },
  vehicule: { name: 'idVehicule', list: 'vehicules' },
} as const

/** Who teaches, or in what; where nobody and nothing fits, what to do about it. */
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
