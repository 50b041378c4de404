import { ErrorState } from '@core/components/states/ErrorState'
import { FormSkeleton } from '@core/components/states/Skeletons'
import { useAFacturerQuery } from '@src/redux/argent/facture'
import type { ComponentProps } from 'react'
import { FactureForm } from './FactureForm'
import '../facture.scss'

type WithChargesProps = Omit<ComponentProps<typeof FactureForm>, 'charges'>

/** The form, shown once the open charges are known. */
export function WithCharges({ idCandidat, facture }: WithChargesProps) {
  const asked = { idCandidat: idCandidat === null ? undefined : String(idCandidat) }
  const { currentData, isError, isFetching, refetch } = useAFacturerQuery(asked, { refetchOnMountOrArgChange: true })
  if (currentData) return <FactureForm charges={currentData} idCandidat={idCandidat} facture={facture} />
  return isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton fields={6} />
}
