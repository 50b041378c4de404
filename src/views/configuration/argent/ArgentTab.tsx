import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { useReglagesArgentQuery } from '@src/redux/argent/reglages'
import { useState } from 'react'
import { ArgentForm } from './ArgentForm'

/** The school's money rules; this tab loads and saves them itself. */
export function ArgentTab() {
  const { data, isError, isFetching, refetch } = useReglagesArgentQuery()
  // Kept while editing: a newer version is reported when saving.
  const [saved, setSaved] = useState<typeof data>()
  const start = saved ?? data
  if (start) return <ArgentForm key={start.version} start={start} onSaved={setSaved} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton fields={8} />
}
