import type { Coupure } from '@contract/caisse/coupures'
import { useFormat } from '@core/format/useFormat'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

/** The name of a note or a coin: « 50 DT », « 500 millimes », « 20 centimes ». */
export function useCoupureWords() {
  const { t } = useTranslation('caisse')
  const format = useFormat()
  const { currency } = useSchool()
  return ({ valeur }: Pick<Coupure, 'valeur'>): string => {
    if (valeur >= 1000) return `${format.number(valeur / 1000)}\u00a0${format.currencySign(currency)}`
    if (currency === 'TND') return t('count.millimes', { count: valeur })
    return t('count.centimes', { count: valeur / 10 })
  }
}
