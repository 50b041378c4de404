import { Medal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import './podium.scss'

/** The first three by name, where the host wants it; nobody is last. */
export function Podium({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('salle')
  if (names.length === 0) return null
  return (
    <ol className="podium" aria-label={t('podium')}>
      {names.map((nom, index) => (
        <li key={nom} data-place={index + 1}>
          <Medal aria-hidden size={24} strokeWidth={1.75} />
          <b>{index + 1}</b> {nom}
        </li>
      ))}
    </ol>
  )
}
