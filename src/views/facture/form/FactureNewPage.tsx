import { BackLink } from '@core/components/BackLink'
import { Page } from '@core/components/Page'
import { useAddressParams } from '@core/hooks/useAddressParams'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { CandidatChoice } from './CandidatChoice'
import { carryTyped, typedKey } from './typed'
import { WithCharges } from './WithCharges'

/** Drafts an invoice, for the candidate of the address or for a company. */
export function FactureNewPage() {
  const { t } = useTranslation('facture')
  const [params, setParams] = useAddressParams()
  const canChoose = useAbility().can('read', 'Candidat')
  const asked = Number(params.get('idCandidat'))
  const idCandidat = Number.isInteger(asked) && asked > 0 ? asked : null
  const choose = (id: number | null) => {
    carryTyped(typedKey('new', idCandidat), typedKey('new', id))
    setParams(id === null ? {} : { idCandidat: String(id) }, { replace: true })
  }
  return (
    <Page title={t('new')} back={<BackLink to={paths.factures}>{t('title')}</BackLink>}>
      {canChoose ? <CandidatChoice chosen={idCandidat} onChange={choose} /> : null}
      <WithCharges key={idCandidat} idCandidat={idCandidat} />
    </Page>
  )
}
