import type { Remplissage } from '@contract/stats/ecole'
import type { StatsInput } from '@contract/stats/periode'
import { ChartCard } from '@core/charts/ChartCard'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { useEcoleStatsQuery } from '@src/redux/stats/stats'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { statsLists } from './links'
import { useAbout } from './useAbout'
import { useMost } from './useMost'

const KINDS = ['moniteurs', 'vehicules'] as const
const PERCENT = 100

/** The booked share of the open hours, in whole per cent; null where no hours are set. */
const shareOf = ({ minutes, ouvertes }: Remplissage) => (ouvertes ? Math.round((minutes / ouvertes) * PERCENT) : null)

/** Sorts by share, the fullest first; those who worked without any open hours come last, without a share. */
function ranked(rows: readonly Remplissage[]): readonly Remplissage[] {
  const hasShare = (row: Remplissage) => shareOf(row) !== null
  if (!rows.some(hasShare)) return []
  const byShare = rows.filter(hasShare).sort((one, other) => (shareOf(other) ?? 0) - (shareOf(one) ?? 0))
  return [...byShare, ...rows.filter((row) => !hasShare(row))]
}

/** The booked share of the hours of instructors and vehicles. */
export function FillCard({ asked }: { asked: StatsInput }) {
  const { t } = useTranslation('stats')
  const about = useAbout(asked)
  const format = useFormat()
  const [kind, setKind] = useState<(typeof KINDS)[number]>('moniteurs')
  const { currentData: data, isError, refetch } = useEcoleStatsQuery(asked)
  const canSet = useAbility().can('update', 'Configuration')
  const { shown, height, more } = useMost(ranked(data?.[kind] ?? []))
  return (
    <ChartCard
      title={t('fill.title')}
      summary={t('fill.summary')}
      actions={
        <select
          className="form-select form-select-sm"
          aria-label={t('fill.kind')}
          value={kind}
          onChange={(event) => setKind(KINDS.find((one) => one === event.target.value) ?? 'moniteurs')}
        >
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`fill.${one}`)}
            </option>
          ))}
        </select>
      }
      over={t(`fill.over.${kind}`)}
      about={about}
      isAdditive={false}
      height={height}
      more={more}
      chart={{
        kind: 'bar',
        horizontal: true,
        unit: '%',
        categories: shown.map((row) =>
          t(shareOf(row) === null ? 'fill.closed' : 'fill.of', { nom: row.nom, count: row.lecons }),
        ),
        series: [{ name: t('fill.rate'), tone: 'info', data: shown.map(shareOf) }],
        format: (value) => format.percent(value / PERCENT),
        linkOf: (_, index) => {
          const row = shown[index]
          if (!row) return null
          const who = kind === 'moniteurs' ? { idMoniteur: row.id } : { idVehicule: row.id }
          return statsLists.booked(who, asked, asked.scope)
        },
      }}
      isLoading={!data && !isError}
      error={isError && !data}
      errorText={t('failed')}
      onRetry={() => void refetch()}
      empty={
        <EmptyState
          icon={CalendarClock}
          title={t('fill.none')}
          action={canSet ? <ButtonLink to={paths.configuration}>{t('fill.set')}</ButtonLink> : undefined}
        />
      }
    />
  )
}
