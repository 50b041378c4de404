import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, UserPlus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Shown while there is no candidate at all: create the first one, or import a list. */
export function ListEmpty() {
  const { t } = useTranslation('candidat')
  const ability = useAbility()
  if (!ability.can('create', 'Candidat')) {
    return <EmptyState icon={Users} title={t('empty.ownTitle')} text={t('empty.ownText')} />
  }
  return (
    <EmptyState
      icon={Users}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <div className="empty-actions">
          <ButtonLink look="primary" icon={UserPlus} to={paths.candidatNew}>
            {t('actions.new')}
          </ButtonLink>
          <ButtonLink icon={FileUp} to={paths.candidatImport}>
            {t('actions.import')}
          </ButtonLink>
        </div>
      }
    />
  )
}
