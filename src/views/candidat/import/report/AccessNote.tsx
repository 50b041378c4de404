import type { ImportOutcome } from '@contract/ecole/import/candidatImport'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The candidates who have never signed in, the latest first. */
const WAITING = `${paths.candidats}?connexion=jamais&sort=-createdAt`

/** Says to how many added candidates their access was sent, and where it can be sent to the others. */
export function AccessNote({ report }: { report: ImportOutcome[] }) {
  const { t } = useTranslation('import')
  const sent = report.filter(({ acces }) => acces === true).length
  const waiting = report.filter(({ acces }) => acces === false).length
  if (sent + waiting === 0) return null
  return (
    <p className="import-note">
      {sent > 0 ? t('access.sent', { count: sent }) : t('access.sentToNobody')}{' '}
      {sent > 0 && waiting > 0 ? t('access.unreachable', { count: waiting }) : null}{' '}
      {waiting > 0 ? <Link to={WAITING}>{t('access.sendLater')}</Link> : null}
    </p>
  )
}
