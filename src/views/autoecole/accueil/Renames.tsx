import type { EcoleDeFichier } from '@contract/plateforme/archiveEcole'
import { useTranslation } from 'react-i18next'

/** The accounts that get another user name; folded, because there may be hundreds. */
export function Renames({ renommages }: Pick<EcoleDeFichier, 'renommages'>) {
  const { t } = useTranslation('autoecole')
  if (renommages.length === 0) return null
  return (
    <details className="accueil-renames">
      <summary>{t('accueil.renames', { count: renommages.length })}</summary>
      <ul>
        {renommages.map(({ username, devient }) => (
          <li key={username}>{t('accueil.rename', { username, devient })}</li>
        ))}
      </ul>
    </details>
  )
}
