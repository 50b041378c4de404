import type { Place, Transaction } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** What a transaction is, in words: with whom, and for what. */
export function useTransactionWords() {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  return useMemo(() => {
    const place = (one: Place) => t(`place.${one}`)
    const category = ({ categorie }: Pick<Transaction, 'categorie'>) => (categorie ? t(`categorie.${categorie}`) : null)
    const route = ({ origine, destination }: Pick<Transaction, 'origine' | 'destination'>) =>
      origine && destination ? t('route', { from: place(origine), to: place(destination) }) : null
    return {
      place,
      category,
      /** The person, the other side, the places, or at least the category. */
      who: (one: Transaction): string =>
        one.candidat ?? one.moniteur ?? route(one) ?? one.payeur ?? category(one) ?? t(`kind.${one.kind}`),
      /** The kind, with what sets it apart: « Carburant · 187 TU 4521 ». */
      what: (one: Transaction): string =>
        format.beside([
          category(one) ?? t(`kind.${one.kind}`),
          one.vehicule,
          one.candidat && one.payeur ? t('paidBy', { payeur: one.payeur }) : null,
          one.reference,
        ]),
    }
  }, [t, format])
}
