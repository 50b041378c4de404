import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** A link to the desk users, for users who manage them. */
export function UtilisateursLink() {
  const { t } = useTranslation('utilisateur')
  if (!useAbility().can('read', 'Utilisateur')) return null
  return (
    <ButtonLink icon={Users} to={paths.utilisateurs}>
      {t('title')}
    </ButtonLink>
  )
}
