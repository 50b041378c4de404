import type { Pack } from '@contract/plateforme/pack'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useCreatePackMutation, useUpdatePackMutation } from '@src/redux/packs/pack'
import { useTranslation } from 'react-i18next'
import { bodyOf, type Field, formValuesOf, NEW_PACK, type PackFormValues, packRecord } from './values'

/** The form of a pack. */
export function usePackForm(pack: Pack | undefined, onSaved: (saved: Pack) => void) {
  const { i18n } = useTranslation()
  const [create] = useCreatePackMutation()
  const [update] = useUpdatePackMutation()
  const id = pack?.id
  const valuesOf = (row: Pack) => formValuesOf(row, i18n.language)
  return useRecordForm<Field, PackFormValues, Pack>({
    start: () => (pack ? valuesOf(pack) : NEW_PACK),
    draftKey: `pack:${id ?? 'new'}`,
    ...packRecord.form,
    send: (values) =>
      id === undefined ? create(bodyOf(values)) : update({ id, body: { ...bodyOf(values), version: values.version } }),
    staleOf: packRecord.staleOf(valuesOf),
    onSaved,
  })
}
