import type { LIST_GROUPES, TransactionPage } from '@contract/argent/transaction'
import { useFormat } from '@core/format/useFormat'
import { useMoney } from '@src/parts/argent/useMoney'
import { useSchool } from '@src/redux/session/useSchool'
import { useTranslation } from 'react-i18next'

type Groupe = (typeof LIST_GROUPES)[number]

/** What the sum of a day is called where a list has money of one direction only. */
const WORDS: Partial<Record<Groupe, 'kept' | 'spent'>> = {
  recettes: 'kept',
  toutesRecettes: 'kept',
  depenses: 'spent',
  moniteurs: 'spent',
  toutesDepenses: 'spent',
}

interface DayHeadingProps {
  jour: string
  page: TransactionPage | undefined
  /** The group to which the list is narrowed. */
  groupe: Groupe | undefined
}

/** A day of the list, with the totals of all its matching transactions, on whatever page they are. */
export function DayHeading({ jour, page, groupe }: DayHeadingProps) {
  const { t } = useTranslation('transaction')
  const format = useFormat()
  const money = useMoney()
  const { today } = useSchool()
  const word = (groupe && WORDS[groupe]) ?? 'net'
  const sums = page?.jours.find((one) => one.jour === jour)
  return (
    <span className="tx-day">
      <time dateTime={jour}>{jour === today ? t('today', { day: format.day(jour) }) : format.day(jour)}</time>
      {sums && (sums.incoming !== 0 || sums.outgoing !== 0) ? (
        <span className="tx-day-sum">
          <span className="muted">{t(`daySum.${word}`)}</span>{' '}
          {money(word === 'spent' ? sums.outgoing - sums.incoming : sums.incoming - sums.outgoing)}
        </span>
      ) : null}
    </span>
  )
}
