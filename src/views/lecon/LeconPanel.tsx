import type { Evenement } from '@contract/evenement'
import { useNavigate } from 'react-router-dom'
import { usePortee } from '../evenement/actions/usePortee'
import { EvenementPanel } from '../evenement/details/EvenementPanel'
import { useRights } from '../evenement/useRights'
import { useZone } from '../evenement/useZone'
import { eventPath } from './eventPath'
import '../evenement/evenement.scss'

interface LeconPanelProps {
  id: number
  rows: readonly Evenement[] | undefined
  onClose: () => void
}

/** A lesson beside the list, as beside the planning: attested here; what is to be moved is moved there. */
export function LeconPanel({ id, rows, onClose }: LeconPanelProps) {
  const navigate = useNavigate()
  const rights = useRights()
  const portee = usePortee()
  const zone = useZone()
  return (
    <>
      <EvenementPanel
        {...{ id, rights, onClose }}
        listed={rows?.find(({ idEvenement }) => idEvenement === id)}
        askPortee={portee.ask}
        onEdit={(event) => void navigate(eventPath(event, zone))}
      />
      {portee.dialog}
    </>
  )
}
