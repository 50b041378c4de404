import type { Forfait } from '@contract/argent/forfait'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useSchool } from '@src/redux/session/useSchool'
import { useCreateForfaitMutation, useUpdateForfaitMutation } from '@src/redux/tarification/forfait'
import { useTranslation } from 'react-i18next'
import { bodyOf, type Field, type ForfaitFormValues, forfaitRecord, formValuesOf, NEW_FORFAIT } from './values'

/** The package that the form is about. */
export interface ForfaitSubject {
  /** The package to change; undefined for a new one. */
  forfait?: Forfait | undefined
  /** The package that a new one starts from. */
  source?: Forfait | undefined
}

/** The form of a package for candidates. */
export function useForfaitForm({ forfait, source }: ForfaitSubject, onSaved: (saved: Forfait) => void) {
  const { t, i18n } = useTranslation('tarification')
  const { currency } = useSchool()
  const [create] = useCreateForfaitMutation()
  const [update] = useUpdateForfaitMutation()
  const valuesOf = (row: Forfait) => formValuesOf(row, { language: i18n.language, currency })
  const start = () => {
    if (forfait) return valuesOf(forfait)
    return source ? { ...valuesOf(source), nom: t('forfait.copyOf', { nom: source.nom }) } : NEW_FORFAIT
  }
  return useRecordForm<Field, ForfaitFormValues, Forfait>({
    start,
    draftKey: `forfait:${forfait?.id ?? (source ? `copy:${source.id}` : 'new')}`,
    ...forfaitRecord.form,
    send: (values) =>
      forfait
        ? update({ id: forfait.id, body: { ...bodyOf(values), version: values.version } })
        : create(bodyOf(values)),
    staleOf: forfaitRecord.staleOf(valuesOf),
    onSaved,
  })
}
