import { ErrorState } from '@core/components/ErrorState'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Figures } from './Figures'
import { stateOf } from './Panel'
import type { EcoleDay } from './useEcoleDay'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`

/** The school in five figures. */
export function EcoleFigures({ day }: { day: EcoleDay }) {
  const { t } = useTranslation('dashboard')
  const { firstOfMonth, candidats, month, incomplets, expires, disponibles } = day
  const queries = [candidats, month, incomplets, expires, disponibles]
  if (stateOf(queries) === 'error') {
    return <ErrorState onRetry={() => queries.map((query) => query.refetch())} />
  }
  const figures = [
    { id: 'candidats', label: t('figures.candidats'), value: candidats.data?.totalDataCount, to: paths.candidats },
    {
      id: 'month',
      label: t('figures.month'),
      value: month.data?.totalDataCount,
      to: listOf(paths.candidats, { inscritDepuis: firstOfMonth }),
    },
    {
      id: 'incomplets',
      label: t('figures.incomplets'),
      value: incomplets.data?.totalDataCount,
      to: listOf(paths.candidats, { dossier: 'incomplet' }),
      tone: 'warning' as const,
    },
    {
      id: 'expires',
      label: t('figures.expires'),
      value: expires.data?.totalDataCount,
      to: listOf(paths.candidats, { dossier: 'expire' }),
      tone: 'danger' as const,
    },
    {
      id: 'moniteurs',
      label: t('figures.moniteurs'),
      value: disponibles.data?.totalDataCount,
      to: listOf(paths.moniteurs, { availability: 'Available' }),
    },
  ]
  return <Figures label={t('figures.label')} figures={figures} />
}
