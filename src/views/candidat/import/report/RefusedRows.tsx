import type { ImportOutcome } from '@contract/ecole/import/candidatImport'
import { NewTabNote } from '@core/components/NewTabNote'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { useReasons } from '../review/rows/faultText'
import './report.scss'

/** Rows listed on the page; the file has them all. */
const LISTED = 200

/** The rows that were left out, and why: a line for each fault. */
export function RefusedRows({ rows }: { rows: ImportOutcome[] }) {
  const { t } = useTranslation('import')
  const reasonsOf = useReasons()
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('report.refusedTitle')}</h2>
      </div>
      <ul className="report-refused">
        {rows.slice(0, LISTED).map((row) => (
          <li key={row.ligne}>
            <span>{t('review.lineNumber', { line: row.ligne })}</span>
            <strong dir="auto">{row.nom || t('review.unnamed')}</strong>
            <div className="report-reasons">
              {reasonsOf(row).map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
              <HolderLink holder={row.holder} />
            </div>
          </li>
        ))}
      </ul>
      {rows.length > LISTED ? (
        <p className="card-body import-note">{t('report.moreRefused', { count: rows.length - LISTED })}</p>
      ) : null}
    </section>
  )
}

/** A link to the candidate who already has the number; it opens in a new tab, because the report must stay open. */
function HolderLink({ holder }: Pick<ImportOutcome, 'holder'>) {
  const { t } = useTranslation('import')
  if (!holder?.id) return null
  return (
    <a href={paths.candidat(holder.id)} target="_blank" rel="noreferrer">
      <span aria-hidden>{t('report.open')}</span>
      <VisuallyHidden>{t('report.openHolder', { ...holder })}</VisuallyHidden>
      <NewTabNote />
    </a>
  )
}
