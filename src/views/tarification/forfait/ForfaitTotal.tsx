import { forfaitForm } from '@contract/argent/forfait'
import { forfaitValue } from '@contract/argent/forfaitValue'
import { useFormat } from '@core/format/useFormat'
import { skipToken } from '@reduxjs/toolkit/query'
import { useSchool } from '@src/redux/session/useSchool'
import { useConfigsPrixQuery } from '@src/redux/tarification/configPrix'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSaving } from './useSaving'
import { bodyOf, type ForfaitFormValues } from './values'

const contentsForm = forfaitForm.omit({ nom: true, idPermi: true, prix: true }).strip()

/**
 * The price of the typed contents by single hours, and the saving of the package; nothing while they cannot be read.
 */
export function ForfaitTotal() {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  const { currency } = useSchool()
  const savingOf = useSaving()
  // The form's own values: all of its fields are registered.
  const values = useWatch() as ForfaitFormValues
  const { idPermi } = values
  const { data } = useConfigsPrixQuery(idPermi ? { idPermi: String(idPermi), is_active: 'true' } : skipToken)
  const [prices] = data?.data ?? []
  const body = bodyOf(values)
  const contents = contentsForm.safeParse(body).data
  if (!idPermi || !data || !contents) return null
  if (!prices) return <p className="forfait-total muted">{t('forfait.noPrices')}</p>
  const valeur = forfaitValue(contents, prices)
  return (
    <p className="forfait-total" role="status">
      <span className="muted">{t('forfait.byTheHour')}</span>
      <b>{format.amount(valeur, currency)}</b>
      <span>{Number.isNaN(body.prix) ? null : savingOf({ prix: body.prix, valeur })}</span>
      {body.prix === 0 ? <b>{t('forfait.free')}</b> : null}
    </p>
  )
}
