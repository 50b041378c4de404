import type { TransactionPage } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

interface DayHeadingProps {
  jour: string
  page: TransactionPage | undefined
}

/** A day of the list, with the totals of all its matching transactions, on whatever page they are. */
export function DayHeading({ jour, page }: DayHeadingProps) {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  const money = useMoney()
  const { today } = useSchool()
  const sums = page?.jours.find((one) => one.jour === jour)
  return (
    <span className="tx-day">
      <time dateTime={jour}>{jour === today ? t('today', { day: format.day(jour) }) : format.day(jour)}</time>
      {sums && (sums.incoming !== 0 || sums.outgoing !== 0) ? (
        <span className="tx-day-sum">
          <span className="muted">{t('daySum')}</span> {money(sums.incoming - sums.outgoing)}
        </span>
      ) : null}
    </span>
  )
}
