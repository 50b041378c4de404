import { useEvenementQuery } from '@src/redux/evenement/api'
import { useTranslation } from 'react-i18next'

/** What was noted for this lesson at the end of the one before. */
export function Reprise({ id }: { id: number }) {
  const { t } = useTranslation('journee')
  const { data } = useEvenementQuery(id)
  const reprise = data?.extendedProps.reprise
  return reprise ? (
    <p className="lecon-note">
      <strong>{t('reprise')}</strong> {reprise}
    </p>
  ) : null
}
