import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { WithCharges } from './WithCharges'

/** Drafts an invoice, for the candidate of the address or for a company. */
export function FactureNewPage() {
  const { t } = useTranslation('facture')
  const [params] = useSearchParams()
  const asked = Number(params.get('idCandidat'))
  const idCandidat = Number.isInteger(asked) && asked > 0 ? asked : null
  return (
    <Page title={t('new')} back={<BackLink to={paths.factures}>{t('title')}</BackLink>}>
      <WithCharges idCandidat={idCandidat} />
    </Page>
  )
}
