import type { Place, Transaction } from '@contract/argent/transaction'
import { beside } from '@core/format/inRow'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Describes a transaction with the texts of `t`: with whom it was, and for what. */
export function transactionWordsIn(t: TFunction<'transaction'>, language: string) {
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
    /** The kind with the detail that tells it from others: « Carburant · 187 TU 4521 ». */
    what: (one: Transaction): string =>
      beside(
        [
          category(one) ?? t(`kind.${one.kind}`),
          one.vehicule,
          one.candidat && one.payeur ? t('paidBy', { payeur: one.payeur }) : null,
          one.reference,
        ],
        language,
      ),
  }
}

/** Describes a transaction in the language of the page. */
export function useTransactionWords() {
  const { t, i18n } = useTranslation('transaction')
  const { language } = i18n
  return useMemo(() => transactionWordsIn(t, language), [t, language])
}
