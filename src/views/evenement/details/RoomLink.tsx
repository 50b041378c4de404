import type { Evenement } from '@contract/planning/evenement'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { Presentation } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Opens a room for the candidates of a code hour; their presence is attested as before. */
export function RoomLink({ event }: { event: Evenement }) {
  const { t } = useTranslation('evenement')
  const canOpen = useAbility().can('create', 'Salle')
  if (!canOpen || event.extendedProps.calendar !== 'Hour code' || event.status !== 'PLANNED') return null
  return (
    <ButtonLink icon={Presentation} to={paths.salleFor(event.idEvenement)}>
      {t('act.room')}
    </ButtonLink>
  )
}
