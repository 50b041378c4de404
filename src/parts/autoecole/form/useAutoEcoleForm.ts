import type { AutoEcoleDetail } from '@contract/plateforme/autoecole'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useUpdateAutoEcoleMutation } from '@src/redux/autoecole/autoecole'
import { type AutoEcoleFormValues, autoEcoleRecord, bodyOf, type Field, formValuesOf } from './values'

/** The form of a school’s own data. */
export function useAutoEcoleForm(ecole: AutoEcoleDetail, onSaved: (saved: AutoEcoleDetail) => void) {
  const [update] = useUpdateAutoEcoleMutation()
  return useRecordForm<Field, AutoEcoleFormValues, AutoEcoleDetail>({
    start: () => formValuesOf(ecole),
    draftKey: `autoecole:${ecole.id}`,
    ...autoEcoleRecord.form,
    send: (values) => update({ id: ecole.id, body: bodyOf(values) }),
    staleOf: autoEcoleRecord.staleOf(formValuesOf),
    onSaved,
  })
}
