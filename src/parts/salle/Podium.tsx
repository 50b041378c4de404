import type { Placed } from '@contract/cours/salle'
import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './podium.scss'

/** The first places by name, where the host wants them; equal figures share a place, and nobody is shown as last. */
export function Podium({ podium }: { podium: readonly Placed[] }) {
  const { t } = useTranslation('salle')
  if (podium.length === 0) return null
  return (
    <ul className="podium" aria-label={t('podium')}>
      {podium.map(({ nom, place }) => (
        <li key={nom} data-place={place}>
          <Medal aria-hidden size={24} strokeWidth={1.75} />
          <b>{place}</b> {nom}
        </li>
      ))}
    </ul>
  )
}
