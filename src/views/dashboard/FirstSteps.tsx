import { ButtonLink } from '@core/components/ButtonLink'
import { EmptyState } from '@core/components/EmptyState'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { FileUp, Plus, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The basic settings for planning and prices, in the order in which a school fills them in. */
const GROUND = [
  { name: 'configuration', can: ['update', 'Configuration'], to: paths.configuration },
  { name: 'tarification', can: ['update', 'Tarification'], to: paths.tarification },
  { name: 'moniteurs', can: ['create', 'Moniteur'], to: paths.moniteurNew },
  { name: 'vehicules', can: ['create', 'Vehicule'], to: paths.vehiculeNew },
] as const

/** The first steps of a school: users who may enrol candidates get links to them. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard')
  const ability = useAbility()
  const ground = GROUND.filter(({ can: [action, subject] }) => ability.can(action, subject))
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
      {ground.length > 0 ? (
        <div className="first-steps">
          <p className="muted">{t('start.also')}</p>
          <ul>
            {ground.map(({ name, to }) => (
              <li key={name}>
                <Link to={to}>{t(`start.ground.${name}`)}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
