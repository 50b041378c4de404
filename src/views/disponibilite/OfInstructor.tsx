import type { Disponibilite } from '@contract/planning/disponibilite'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useDisponibiliteQuery } from '@src/redux/calendar/disponibilite'
import type { ReactNode } from 'react'

interface OfInstructorProps {
  id: number
  children: (week: Disponibilite) => ReactNode
}

/** Loads an instructor's week and leave and renders the children with them. */
export function OfInstructor({ id, children }: OfInstructorProps) {
  const { currentData, isError, isFetching, refetch } = useDisponibiliteQuery(id)
  if (currentData) return children(currentData)
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return <CardSkeleton lines={10} />
}
