import type { Examinateur } from '@contract/planning/examinateur'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreateExaminateurMutation, useUpdateExaminateurMutation } from '@src/redux/calendar/examinateur'
import { useSchool } from '@src/redux/session/useSchool'
import {
  bodyOf,
  type ExaminateurFormValues,
  examinateurRecord,
  type Field,
  formValuesOf,
  NEW_EXAMINATEUR,
} from './values'

/** The form of an examiner. */
export function useExaminateurForm(examinateur: Examinateur | undefined, onSaved: (saved: Examinateur) => void) {
  const { pays } = useSchool()
  const [create] = useCreateExaminateurMutation()
  const [update] = useUpdateExaminateurMutation()
  const id = examinateur?.id
  return useRecordForm<Field, ExaminateurFormValues, Examinateur>({
    start: () => (examinateur ? formValuesOf(examinateur, pays) : NEW_EXAMINATEUR),
    draftKey: `examinateur:${id ?? 'new'}`,
    ...examinateurRecord.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: examinateurRecord.staleOf((row) => formValuesOf(row, pays)),
    onSaved,
  })
}
