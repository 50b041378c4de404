import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { demoPaths } from '@src/configs/demo/paths'
import { FileQuestion } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { useInvoiceOfAddress } from './useInvoiceOfAddress'

/** Replaces an invoice that is unknown, failed or loading. */
export function InvoiceMissing({ state }: { state: ReturnType<typeof useInvoiceOfAddress> }) {
  const { t } = useTranslation('demoInvoice')
  if (state.isUnknown) {
    return (
      <div className="card">
        <EmptyState
          icon={FileQuestion}
          title={t('unknown.text')}
          action={<ButtonLink to={demoPaths.invoices}>{t('unknown.back')}</ButtonLink>}
        />
      </div>
    )
  }
  if (state.isFailed) return <ErrorState onRetry={state.retry} retrying={state.isFetching} />
  return <CardSkeleton lines={12} />
}
