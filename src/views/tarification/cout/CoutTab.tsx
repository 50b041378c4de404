import type { CoutStats } from '@contract/stats/cout'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { useCoutStatsQuery } from '@src/redux/stats/cout'
import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CoutForfaits } from './CoutForfaits'
import { CoutHeadline } from './CoutHeadline'
import { CoutMissing } from './CoutMissing'
import { CoutServices } from './CoutServices'
import { CoutSources } from './CoutSources'
import { PriceTrialCard } from './PriceTrialCard'
import { COUT_PERIODES, USUAL_PERIODE, useCoutChoice } from './useCoutChoice'
import './cout.scss'

type Choice = ReturnType<typeof useCoutChoice>

/** The cost of an hour for the school, and its selling price. */
export function CoutTab() {
  const choice = useCoutChoice()
  const { currentData, isError, refetch } = useCoutStatsQuery(choice.period)
  if (isError) return <ErrorState onRetry={refetch} />
  if (!currentData) return <FormSkeleton fields={6} />
  return (
    <div className="cout">
      <ChoiceBar choice={choice} stats={currentData} />
      <CoutBody choice={choice} stats={currentData} />
    </div>
  )
}

interface PartProps {
  choice: Choice
  stats: CoutStats
}

function ChoiceBar({ choice, stats }: PartProps) {
  const { t } = useTranslation('cout')
  const format = useFormat()
  return (
    <fieldset className="cout-bar" aria-label={t('bar.label')}>
      <select
        className="form-select"
        aria-label={t('bar.periode')}
        value={choice.periode}
        onChange={({ target }) =>
          choice.setFilters({ periode: target.value === USUAL_PERIODE ? undefined : target.value })
        }
      >
        {COUT_PERIODES.map((name) => (
          <option key={name} value={name}>
            {t(`periode.${name}`)}
          </option>
        ))}
      </select>
      {stats.prix.length > 1 ? (
        <select
          className="form-select"
          aria-label={t('bar.permi')}
          value={pricesOf(choice, stats)?.idPermi}
          onChange={({ target }) => choice.setFilters({ idPermi: target.value })}
        >
          {stats.prix.map(({ idPermi, permi }) => (
            <option key={idPermi} value={idPermi}>
              {t('bar.onePermi', { code: permi })}
            </option>
          ))}
        </select>
      ) : null}
      <span className="muted">{t('bar.span', { from: format.day(stats.from), to: format.day(stats.to) })}</span>
      {stats.from > choice.period.from ? <span className="muted">{t('bar.sinceFirst')}</span> : null}
    </fieldset>
  )
}

/** The prices of the chosen licence; by default those of B, which most candidates learn, or else the first. */
const pricesOf = ({ idPermi }: Choice, { prix }: CoutStats) =>
  prix.find((one) => one.idPermi === idPermi) ?? prix.find(({ permi }) => permi === 'B') ?? prix[0] ?? null

function CoutBody({ choice, stats }: PartProps) {
  const { t } = useTranslation('cout')
  const { code, circulation, parc } = stats.minutes
  const prices = pricesOf(choice, stats)
  if (code + circulation + parc === 0) return <EmptyState icon={Scale} title={t('empty')} text={t('emptyText')} />
  return (
    <>
      <CoutHeadline stats={stats} prices={prices} />
      <CoutMissing stats={stats} />
      <CoutServices stats={stats} prices={prices} />
      <PriceTrialCard key={prices?.idPermi} stats={stats} prices={prices} />
      <CoutForfaits stats={stats} />
      <CoutSources stats={stats} />
    </>
  )
}
