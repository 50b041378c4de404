import { Banner } from '@core/components/Banner'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbonnementQuery } from '@src/redux/packs/package'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'

const LIMITS = { candidats: 'limiteCandidats', moniteurs: 'limiteMoniteurs' } as const

/** From this part of a limit on it is said that little is left. */
const NEARLY = 0.9

/** Says that the package takes no more people of a kind, or soon will not, before a form is filled in for nothing; leads to the packs. */
export function FullBanner({ of }: { of: keyof typeof LIMITS }) {
  const { t } = useTranslation('package')
  const { data } = useAbonnementQuery(undefined, { skip: !useAbility().can('read', 'Package') })
  const limit = data?.running?.[LIMITS[of]] ?? null
  if (!data || limit === null || data[of] < limit * NEARLY) return null
  const change = (
    <ButtonLink size="sm" to={paths.tarification}>
      {t('choices.title')}
    </ButtonLink>
  )
  const left = limit - data[of]
  return (
    <Banner tone="warning" action={change}>
      {left > 0 ? t(`nearly.${of}`, { count: left, limit }) : t(`full.${of}`, { limit })}
    </Banner>
  )
}
