import type { Periode, PeriodeValues } from '@contract/planning/openingHours'
import { EmptyState } from '@core/components/states/EmptyState'
import type { Problem } from '@core/http/problem'
import { useSchool } from '@src/redux/session/useSchool'
import { CalendarCheck } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PeriodForm } from './PeriodForm'
import { PeriodList } from './PeriodList'
import './periods.scss'

interface PeriodsProps {
  periods: readonly Periode[]
  words: { title: string; form: string; add: string; motifHint: string; none: string; noneText: string }
  /** Without it the periods are read-only. */
  edit?: { add: (values: PeriodeValues) => Promise<Problem | null>; remove: (period: Periode) => void }
}

/** Closures or leave: future ones, past ones, and a form to add more. */
export function Periods({ periods, words, edit }: PeriodsProps) {
  const { t } = useTranslation('planning')
  const { today } = useSchool()
  const id = useId()
  const ahead = periods.filter(({ fin }) => fin >= today)
  const over = periods.filter(({ fin }) => fin < today).reverse()
  return (
    <div className="periods">
      <section className="card" aria-labelledby={id}>
        <div className="card-head">
          <h2 id={id}>{words.title}</h2>
        </div>
        {ahead.length > 0 ? (
          <PeriodList label={words.title} periods={ahead} onRemove={edit?.remove} />
        ) : (
          <EmptyState icon={CalendarCheck} title={words.none} text={words.noneText} />
        )}
        {over.length > 0 ? (
          <details className="period-over">
            <summary>{t('period.over', { count: over.length })}</summary>
            <PeriodList label={t('period.over', { count: over.length })} periods={over} />
          </details>
        ) : null}
      </section>
      {edit ? <PeriodForm label={words.form} addLabel={words.add} motifHint={words.motifHint} add={edit.add} /> : null}
    </div>
  )
}
