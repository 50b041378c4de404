import { ButtonLink } from '@core/components/ButtonLink'
import { Banner } from '@core/components/messages/Banner'
import { paths } from '@src/configs/paths'
import { useAbonnementQuery } from '@src/redux/packs/package'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'

const LIMITS = { candidats: 'limiteCandidats', moniteurs: 'limiteMoniteurs' } as const

/** The share of a limit from which a warning is shown. */
const NEARLY = 0.9

/** Warns before a form is filled in that the package's limit of people is reached or near; links to the packs. */
export function FullBanner({ of }: { of: keyof typeof LIMITS }) {
  const { t } = useTranslation('package')
  const { data } = useAbonnementQuery(undefined, { skip: !useAbility().can('read', 'Package') })
  const limit = data?.running?.[LIMITS[of]] ?? null
  if (!data || limit === null || data[of] < limit * NEARLY) return null
  const change = (
    <ButtonLink size="sm" to={paths.abonnement}>
      {t('choices.title')}
    </ButtonLink>
  )
  const left = limit - data[of]
  return (
    <Banner tone="warning" action={change}>
      {left > 0 ? t(`nearly.${of}`, { count: left, limit }) : t(`full.${of}`, { count: limit })}
    </Banner>
  )
}
