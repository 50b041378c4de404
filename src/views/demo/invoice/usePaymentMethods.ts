import { PAYMENT_METHODS } from '@contract/demo/invoice'
import { useTranslation } from 'react-i18next'

/** The payment methods as options. */
export function usePaymentMethods() {
  const { t } = useTranslation('demoInvoice')
  return PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))
}
