import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { demoPaths } from '@src/configs/demo/paths'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { InvoiceTable } from './InvoiceTable'

/** Every invoice. */
export function InvoiceListPage() {
  const { t } = useTranslation('demoInvoice')
  const add = (
    <ButtonLink look="primary" icon={Plus} to={demoPaths.invoiceAdd}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <Page title={t('title')} actions={add}>
      <InvoiceTable />
    </Page>
  )
}
