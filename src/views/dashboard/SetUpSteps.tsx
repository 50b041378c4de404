import { type MiseEnRoute, REQUIRED_STEPS } from '@contract/ecole/dashboard'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Check, Circle } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The basic settings for planning and prices, in the order in which a school fills them in. */
const GROUND = [
  { name: 'horaires', can: ['update', 'Configuration'], to: paths.configuration },
  { name: 'permis', can: ['update', 'Configuration'], to: `${paths.configuration}?tab=permis` },
  { name: 'prix', can: ['update', 'Tarification'], to: paths.tarification },
  { name: 'moniteurs', can: ['create', 'Moniteur'], to: paths.moniteurNew },
  { name: 'vehicules', can: ['create', 'Vehicule'], to: paths.vehiculeNew },
  { name: 'tva', can: ['update', 'Configuration'], to: `${paths.configuration}?tab=reglements&champ=regimeTva` },
] as const

/** The settings that the user may make. */
function useGround() {
  const ability = useAbility()
  return GROUND.filter(({ can: [action, subject] }) => ability.can(action, subject))
}

/** The basic settings of a school with links to them; those that are made have a tick. */
export function SetUpSteps({ made }: { made: MiseEnRoute }) {
  const { t } = useTranslation('dashboard')
  const ground = useGround()
  if (ground.length === 0) return null
  return (
    <div className="first-steps">
      <p className="muted">{t('start.also')}</p>
      <ul>
        {ground.map(({ name, to }) => {
          const Icon = made[name] ? Check : Circle
          return (
            <li key={name} data-done={made[name]}>
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              <Link to={to}>{t(`start.ground.${name}`)}</Link>
              {made[name] ? <span className="visually-hidden">{t('start.done')}</span> : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The basic settings above the day of a school that works already, until those that it needs are made. */
export function SetUpCard({ made }: { made: MiseEnRoute }) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  const ground = useGround()
  const isLeft = REQUIRED_STEPS.some((step) => !made[step] && ground.some(({ name }) => name === step))
  if (!isLeft) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('start.rest')}</h2>
      </div>
      <SetUpSteps made={made} />
    </section>
  )
}
