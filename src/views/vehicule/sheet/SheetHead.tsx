import type { Vehicule } from '@contract/ecole/vehicule'
import { StatusDot } from '@core/components/StatusDot'
import { Archive } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Disponible } from '../Disponible'
import { PapiersState } from '../PapiersState'

/** Under the name: the plate, the availability, and the state of the papers. */
export function SheetHead({ vehicule }: { vehicule: Vehicule }) {
  const { t } = useTranslation('vehicule')
  return (
    <span className="vehicule-head">
      <bdi dir="ltr">{vehicule.immatriculation}</bdi>
      {vehicule.archived ? (
        <StatusDot tone="neutral" icon={Archive} label={t('archivedState')} />
      ) : (
        <Disponible availability={vehicule.availability} />
      )}
      <PapiersState named papiers={vehicule.papiers} />
    </span>
  )
}
