import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'

/** The address of the question, with its field focused. */
const QUESTION = `${paths.configuration}?tab=reglements&champ=regimeTva`

/** Asks for the answer on VAT, which the first invoice waits for; users without access to it are told whom to ask. */
export function TvaNote({ id }: { id: string }) {
  const { t } = useTranslation('facture')
  const ability = useAbility()
  const canAnswer = ability.can('update', 'Configuration')
  return (
    <Banner tone="warning" action={canAnswer ? <ButtonLink to={QUESTION}>{t('answer')}</ButtonLink> : undefined}>
      <span id={id}>
        {t('tvaUnknown')} {ability.can('read', 'Configuration') ? null : t('tvaAsk')}
      </span>
    </Banner>
  )
}
