import type { Evenement } from '@contract/planning/evenement'
import { useScope } from '@src/parts/evenement/actions/useScope'
import { useRights } from '@src/parts/evenement/useRights'
import { useZone } from '@src/parts/evenement/useZone'
import { eventPath } from '@src/parts/lecon/eventPath'
import { useNavigate } from 'react-router-dom'
import { EvenementPanel } from '../evenement/details/EvenementPanel'
import '@src/parts/evenement/evenement.scss'

interface LeconPanelProps {
  id: number
  rows: readonly Evenement[] | undefined
  onClose: () => void
}

/** A lesson beside the list, as beside the planning: it can be attested here, and moved only there. */
export function LeconPanel({ id, rows, onClose }: LeconPanelProps) {
  const navigate = useNavigate()
  const rights = useRights()
  const scope = useScope()
  const zone = useZone()
  return (
    <>
      <EvenementPanel
        id={id}
        rights={rights}
        onClose={onClose}
        listed={rows?.find(({ idEvenement }) => idEvenement === id)}
        askScope={scope.ask}
        onEdit={(event) => void navigate(eventPath(event, zone))}
      />
      {scope.dialog}
    </>
  )
}
