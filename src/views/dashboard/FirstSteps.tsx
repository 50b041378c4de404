import type { MiseEnRoute } from '@contract/ecole/dashboard'
import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/states/EmptyState'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SetUpSteps } from './SetUpSteps'

/** The first steps of a school: users who may enrol candidates get links to them. */
export function FirstSteps({ made }: { made: MiseEnRoute }) {
  const { t } = useTranslation('dashboard')
  const ability = useAbility()
  return (
    <>
      <EmptyState
        icon={Users}
        title={t('start.title')}
        text={ability.can('create', 'Candidat') ? t('start.text') : t('start.others')}
        action={
          <div className="page-actions">
            {ability.can('import', 'Candidat') ? (
              <ButtonLink icon={FileUp} to={paths.candidatImport}>
                {t('start.import')}
              </ButtonLink>
            ) : null}
            {ability.can('create', 'Candidat') ? (
              <ButtonLink look="primary" icon={Plus} to={paths.candidatNew}>
                {t('start.add')}
              </ButtonLink>
            ) : null}
          </div>
        }
      />
      <SetUpSteps made={made} />
    </>
  )
}
