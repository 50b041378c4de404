import type { Vehicule, VehiculeDetail } from '@contract/ecole/vehicule'
import { RecordForm } from '@core/form/record/RecordForm'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useFieldWords } from './useFieldWords'
import { useVehiculeForm } from './useVehiculeForm'
import { VehiculeInputs } from './VehiculeInputs'

interface VehiculeFormProps {
  /** Undefined for a new vehicle. */
  vehicule?: Vehicule
  onSaved: (saved: VehiculeDetail) => void
}

/** Creates or edits a vehicle. */
export function VehiculeForm({ vehicule, onSaved }: VehiculeFormProps) {
  const { t } = useTranslation('vehicule')
  const record = useVehiculeForm(vehicule, onSaved)
  const words = useFieldWords()
  const cancelTo = vehicule ? paths.vehicule(vehicule.id) : paths.vehicules
  return (
    <RecordForm record={record} words={words} cancelTo={cancelTo} label={t('form.label')}>
      <VehiculeInputs />
    </RecordForm>
  )
}
