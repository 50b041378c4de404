import type { ConfigPrix } from '@contract/argent/configPrix'
import { checkResolver } from '@core/form/checkResolver'
import { useRecordForm } from '@core/form/record/useRecordForm'
import { useSchool } from '@src/redux/session/useSchool'
import { useCreateConfigPrixMutation, useUpdateConfigPrixMutation } from '@src/redux/tarification/configPrix'
import { useTranslation } from 'react-i18next'
import { type Field, faultsOf, formValuesOf, NEW_PRIX, type PrixFormValues, pricesOf, prixRecord } from './values'

/** The prices that the form is about. */
export interface PrixSubject {
  idPermi: number
  /** The prices to change; undefined for new ones. */
  prices?: ConfigPrix | undefined
  /** The prices that new ones start from. */
  source?: ConfigPrix | undefined
}

/** The form of the prices of a licence. */
export function usePrixForm({ idPermi, prices, source }: PrixSubject, onSaved: (saved: ConfigPrix) => void) {
  const { i18n } = useTranslation()
  const { currency } = useSchool()
  const [create] = useCreateConfigPrixMutation()
  const [update] = useUpdateConfigPrixMutation()
  const valuesOf = (row: ConfigPrix) => formValuesOf(row, { language: i18n.language, currency })
  const start = prices ?? source
  const draft = prices ? prices.id : `new:${idPermi}${source ? `:${source.id}` : ''}`
  return useRecordForm<Field, PrixFormValues, ConfigPrix>({
    start: () => (start ? valuesOf(start) : NEW_PRIX),
    draftKey: `prix:${draft}`,
    ...prixRecord.form,
    resolver: checkResolver<PrixFormValues>(faultsOf),
    send: (values) =>
      prices
        ? update({ id: prices.id, body: { ...pricesOf(values), version: values.version } })
        : create({ ...pricesOf(values), idPermi, is_active: values.is_active }),
    staleOf: prixRecord.staleOf(valuesOf),
    onSaved,
  })
}
