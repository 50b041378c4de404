import { DEMANDE_STATUTS, type DemandeStats } from '@contract/planning/demande'
import { Button } from '@core/components/Button'
import { type Fact, Facts } from '@core/components/Facts'
import { ErrorState } from '@core/components/states/ErrorState'
import { useFormat } from '@core/format/useFormat'
import { useDemandeStatsQuery } from '@src/redux/calendar/demande'
import { ChartColumn } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const DemandeMois = lazy(async () => ({ default: (await import('./DemandeMois')).DemandeMois }))

/** The results of the requests of the last twelve months, and the time to an answer. */
export function DemandeChiffres() {
  const { t } = useTranslation('demande')
  const id = useId()
  const [hasMonths, setMonths] = useState(false)
  const { data, isError, isFetching, refetch } = useDemandeStatsQuery()
  const facts = useFacts()
  const hasFailed = isError && !data
  if (!hasFailed && !data?.total) return null
  return (
    <section className="demande-chiffres" aria-labelledby={id}>
      <h3 id={id}>{t('chiffres.title')}</h3>
      {hasFailed ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {data ? (
        <>
          <Facts look="lines" facts={facts(data)} />
          <Button size="sm" icon={ChartColumn} aria-expanded={hasMonths} onClick={() => setMonths(!hasMonths)}>
            {t('chiffres.months')}
          </Button>
        </>
      ) : null}
      {data && hasMonths ? (
        <Suspense fallback={<span className="skeleton demande-mois" aria-hidden />}>
          <DemandeMois />
        </Suspense>
      ) : null}
    </section>
  )
}

function useFacts() {
  const { t } = useTranslation('demande')
  const format = useFormat()
  return ({ total, parStatut, enRetard, delaiHeures }: DemandeStats): Fact[] => [
    { label: t('chiffres.total'), value: format.number(total) },
    ...DEMANDE_STATUTS.map((statut) => ({
      label: t(`chiffres.${statut}`),
      value: format.number(parStatut[statut]),
    })),
    { label: t('chiffres.enRetard'), value: format.number(enRetard) },
    {
      label: t('chiffres.delai'),
      value: delaiHeures === null ? null : format.duration(Math.round(delaiHeures * 60)),
    },
  ]
}
