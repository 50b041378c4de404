import { ErrorState } from '@core/components/states/ErrorState'
import { useTranslation } from 'react-i18next'
import { type Figure, Figures } from '../Figures'
import type { Asked } from './asked'
import { packagesIn, requestsIn, schoolsIn } from './lists'

/** Schools, packages and requests by state, each linked to its list. */
export function ManagerFigures({ asked: { stats, isError, isFetching, retry } }: { asked: Asked }) {
  const { t } = useTranslation('dashboard')
  if (isError) return <ErrorState onRetry={retry} retrying={isFetching} />
  const { ecoles, packages, demandes } = stats ?? {}
  const figures: Omit<Figure, 'label'>[] = [
    { id: 'pending', value: ecoles?.PENDING, to: schoolsIn('PENDING'), tone: 'warning' },
    { id: 'active', value: ecoles?.ACTIVE, to: schoolsIn('ACTIVE') },
    { id: 'suspended', value: ecoles?.SUSPENDED, to: schoolsIn('SUSPENDED') },
    { id: 'packages', value: packages?.ACTIVE, to: packagesIn('ACTIVE') },
    { id: 'upcoming', value: packages?.UPCOMING, to: packagesIn('UPCOMING') },
    { id: 'requests', value: demandes?.PENDING, to: requestsIn('PENDING'), tone: 'warning' },
  ]
  const named = figures.map((figure) => ({ ...figure, label: t(`manager.figures.${figure.id}`) }))
  return <Figures label={t('figures.label')} figures={named} />
}
