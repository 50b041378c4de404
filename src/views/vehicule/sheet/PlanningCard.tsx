import type { VehiculeDetail } from '@contract/ecole/vehicule'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { CalendarDays } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FluxIcal } from '../../flux/FluxIcal'

/** The number of events planned with a vehicle, linked to its calendar. */
export function PlanningCard({ vehicule }: { vehicule: VehiculeDetail }) {
  const { t } = useTranslation('vehicule')
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{t('sections.planning')}</h2>
        <ButtonLink size="sm" icon={CalendarDays} to={`${paths.calendrier}?idVehicule=${vehicule.id}`}>
          {t('planning.open')}
        </ButtonLink>
      </div>
      <div className="card-body vehicule-planning">
        <p>{vehicule.aVenir === 0 ? t('planning.none') : t('planning.count', { count: vehicule.aVenir })}</p>
        <FluxIcal ressource="vehicule" idRessource={vehicule.id} nom={vehicule.immatriculation} />
      </div>
    </section>
  )
}
