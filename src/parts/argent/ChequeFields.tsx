import { DateField } from '@core/form/fields/DateField'
import { SwitchField } from '@core/form/fields/SwitchField'
import { TextField } from '@core/form/fields/TextField'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The facts of a cheque: a post-dated one is refused; in Tunisia its amount is checked and reserved at the bank. */
export function ChequeFields() {
  const { t } = useTranslation('paiement')
  const { today, pays } = useSchool()
  return (
    <>
      <div className="form-grid">
        <TextField name="numeroCheque" label={t('pay.reference.CHEQUE')} required maxLength={30} autoComplete="off" />
        <TextField name="banque" label={t('pay.banque')} required maxLength={60} />
        <TextField name="titulaire" label={t('pay.titulaire')} maxLength={120} autoComplete="off" />
        <DateField name="dateCheque" label={t('pay.dateCheque')} max={today} required />
      </div>
      {pays === 'TN' ? <SwitchField name="reserve" label={t('pay.reserve')} /> : null}
    </>
  )
}
