import {
  IMPORT_CHOICES,
  IMPORT_FIELDS,
  type ImportField,
  type ImportRowReport,
} from '@contract/ecole/import/candidatImport'
import { NewTabNote } from '@core/components/NewTabNote'
import { StatusDot, type Tone } from '@core/components/StatusDot'
import { inRow } from '@core/format/inRow'
import { paths } from '@src/configs/paths'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RowHandlers } from '../../steps'
import { choicesOf, isDuplicate, isPhoneAlone } from '../review'
import type { ReviewRow } from './reviewRow'

const TONES: Record<ReviewRow['state'], Tone> = {
  unchecked: 'neutral',
  fault: 'danger',
  skip: 'neutral',
  ready: 'success',
}

interface RowStateProps extends Pick<RowHandlers, 'onChoose'> {
  row: ReviewRow
  /** Moves the focus to a faulty cell of the row. */
  onGo: (field: ImportField) => void
}

/** The state of a row, and for an existing candidate the choice what to do. */
export function RowState({ row, onChoose, onGo }: RowStateProps) {
  const { t } = useTranslation('import')
  const isDoubtful = row.state === 'ready' && row.choice === 'add' && isPhoneAlone(row)
  const ready = isDoubtful ? t('review.samePhone') : t(`review.willBe.${row.choice}`)
  const label = row.state === 'ready' ? ready : t(`review.states.${row.isBeyond ? 'beyond' : row.state}`)
  const choices = row.isBeyond ? [] : choicesOf(row)
  const tone = isDoubtful ? 'warning' : TONES[row.state]
  return (
    <>
      <StatusDot tone={tone} label={label} icon={row.state === 'fault' ? CircleAlert : undefined} />
      {row.state === 'fault' ? <FaultLinks row={row} onGo={onGo} /> : null}
      {row.raw ? (
        <span className="review-raw">
          <bdi>{row.raw}</bdi>
        </span>
      ) : null}
      {isDuplicate(row) ? (
        <>
          <Resemblance row={row} />
          {choices.length > 1 ? (
            <select
              className="form-select form-select-sm"
              value={row.choice}
              aria-label={t('review.duplicateChoice', { line: row.line })}
              onChange={({ target }) => {
                const choice = IMPORT_CHOICES.find((name) => name === target.value)
                if (choice) onChoose(row.line, choice)
              }}
            >
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`choice.${choice}`)}
                </option>
              ))}
            </select>
          ) : null}
        </>
      ) : null}
    </>
  )
}

/** The person that the row resembles, and by which data. */
function Resemblance({ row }: { row: ReviewRow }) {
  const { t, i18n } = useTranslation('import')
  const [first] = row.report?.duplicates ?? []
  if (!first) return null
  const reasons = (by: ImportRowReport['duplicates'][number]['by']) =>
    inRow(
      by.map((reason) => t(`reason.${reason}`)),
      i18n.language,
    )
  const values = { name: first.nom, line: row.sameAs ?? 0, reasons: reasons(first.by) }
  if (first.id === null) return <span className="review-like">{t('review.likeRow', values)}</span>
  return (
    <a className="review-like" href={paths.candidat(first.id)} target="_blank" rel="noreferrer">
      {t('review.likeCandidat', values)}
      <NewTabNote />
    </a>
  )
}

/** Links to the faulty cells of a row: they may be out of view. */
function FaultLinks({ row, onGo }: Pick<RowStateProps, 'row' | 'onGo'>) {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  const fields = IMPORT_FIELDS.filter((field) => row.faults[field])
  return (
    <span className="review-fields">
      {fields.map((field) => {
        const name = labelOf(field)
        const label = t('review.goTo', { field: name, line: row.line })
        return (
          <button key={field} type="button" aria-label={label} onClick={() => onGo(field)}>
            {name}
          </button>
        )
      })}
    </span>
  )
}
