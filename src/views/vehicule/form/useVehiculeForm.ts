import type { Vehicule, VehiculeDetail } from '@contract/ecole/vehicule'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { bodyOf, formValuesOf, NEW_VEHICULE, type VehiculeFormValues } from '@src/parts/vehicule/form/values'
import { useCreateVehiculeMutation, useUpdateVehiculeMutation } from '@src/redux/vehicule/vehicule'
import { useTranslation } from 'react-i18next'
import { type Field, vehiculeRecord } from './record'

/** The form of a vehicle. */
export function useVehiculeForm(vehicule: Vehicule | undefined, onSaved: (saved: VehiculeDetail) => void) {
  const { i18n } = useTranslation()
  const [create] = useCreateVehiculeMutation()
  const [update] = useUpdateVehiculeMutation()
  const id = vehicule?.id
  const valuesOf = (row: Vehicule) => formValuesOf(row, i18n.language)
  return useRecordForm<Field, VehiculeFormValues, VehiculeDetail>({
    start: () => (vehicule ? valuesOf(vehicule) : NEW_VEHICULE),
    draftKey: `vehicule:${id ?? 'new'}`,
    ...vehiculeRecord.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: vehiculeRecord.staleOf(valuesOf),
    onSaved,
  })
}
