import type { ExpenseCategory } from '@contract/argent/categorie'
import type { CoutStats } from '@contract/stats/cout'
import { Banner } from '@core/components/messages/Banner'
import { useTranslation } from 'react-i18next'

/** Expenses that every driving school has sooner or later. */
const EXPECTED: readonly ExpenseCategory[] = ['carburant', 'entretien', 'assurance', 'loyer']

/** Expenses missing from the books, so that the real cost is higher than shown; they are not estimated. */
export function CoutMissing({ stats }: { stats: CoutStats }) {
  const { t, i18n } = useTranslation(['cout', 'transaction'])
  const list = (names: readonly string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  const absent = EXPECTED.filter((one) => !stats.depenses.some(({ categorie }) => categorie === one))
  const unrated = stats.moniteurs.filter(({ isRated }) => !isRated)
  const { entretiensSansDepense: unpaid } = stats
  if (absent.length + unrated.length + unpaid === 0) return null
  return (
    <Banner tone="warning">
      <p>{t('missing.title')}</p>
      <ul>
        {absent.length > 0 ? (
          <li>{t('missing.categories', { list: list(absent.map((one) => t(`transaction:categorie.${one}`))) })}</li>
        ) : null}
        {unrated.length > 0 ? <li>{t('missing.rates', { list: list(unrated.map(({ nom }) => nom)) })}</li> : null}
        {unpaid > 0 ? <li>{t('missing.maintenance', { count: unpaid })}</li> : null}
      </ul>
    </Banner>
  )
}
