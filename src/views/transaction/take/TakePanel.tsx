import { useCallback, useState } from 'react'
import { PayerSearch } from './PayerSearch'
import { PayOf } from './PayOf'
import '../../paiement/paiement.scss'

/** Takes money at the desk: finds the person, takes the money, and is then ready for the next one. */
export function TakePanel({ onClose }: { onClose: () => void }) {
  const [idCandidat, setIdCandidat] = useState<number | null>(null)
  const back = useCallback(() => setIdCandidat(null), [])
  if (idCandidat === null) return <PayerSearch onChoose={setIdCandidat} onClose={onClose} />
  return <PayOf idCandidat={idCandidat} onClose={back} />
}
