import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { useStored } from '@core/hooks/useStored'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useBaseInfo } from './useBaseInfo'

/** Warns on every page that nothing is stored permanently, or that a database was set aside. */
export function BaseBanner() {
  const { t } = useTranslation('base')
  const { state } = useBaseInfo(isMocked)
  const [seen, setSeen] = useStored('baseAsideSeen')
  if (state === 'loading' || state === 'failed') return null
  const aside = state.setAside[0]
  const settings = (
    <ButtonLink size="sm" to={paths.backend}>
      {t('banner.open')}
    </ButtonLink>
  )
  return (
    <>
      {state.storage === 'memory' ? (
        <Banner tone="warning" action={settings}>
          {t('banner.memory')}
        </Banner>
      ) : null}
      {aside && aside.name !== seen ? (
        <Banner tone="danger" action={settings} onClose={() => setSeen(aside.name)}>
          {t('banner.aside')}
        </Banner>
      ) : null}
    </>
  )
}
