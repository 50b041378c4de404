import { useCallback, useState } from 'react'
import { PayerSearch } from './PayerSearch'
import { PayOf } from './PayOf'
import '../../paiement/paiement.scss'

/** Takes money from whoever is at the desk: finds them, takes it, and is ready for the next one. */
export function TakePanel({ onClose }: { onClose: () => void }) {
  const [idCandidat, setIdCandidat] = useState<number | null>(null)
  const back = useCallback(() => setIdCandidat(null), [])
  if (idCandidat === null) return <PayerSearch onChoose={setIdCandidat} onClose={onClose} />
  return <PayOf idCandidat={idCandidat} onClose={back} />
}
