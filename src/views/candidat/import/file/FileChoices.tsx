import type { Spreadsheet } from '@core/spreadsheet/types'
import { headingChosen } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsGuessed } from '../draft'
import type { StepProps } from '../steps'

const CHOICES = 15
const SHOWN_CELLS = 4

interface SheetChoiceProps {
  spreadsheet: Spreadsheet
  onChoose: (sheet: string) => void
}

/** The choice of a workbook's sheet; renders nothing for a single sheet. */
export function SheetChoice({ spreadsheet, onChoose }: SheetChoiceProps) {
  const { t } = useTranslation('import')
  const id = useId()
  if (spreadsheet.sheets.length < 2) return null
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('columns.sheet')}
      </label>
      <select
        id={id}
        className="form-select"
        value={spreadsheet.sheet ?? ''}
        onChange={(event) => onChoose(event.target.value)}
      >
        {spreadsheet.sheets.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The choice of the heading row, to correct a wrong guess. */
export function HeadingRow({ draft }: StepProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const id = useId()
  const { spreadsheet, heading } = draft
  const first = spreadsheet.rows.slice(0, Math.max(CHOICES, (heading ?? 0) + 1))
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('columns.headingRow')}
      </label>
      <select
        id={id}
        className="form-select"
        value={heading ?? ''}
        onChange={({ target }) =>
          dispatch(headingChosen(columnsGuessed(spreadsheet, target.value === '' ? null : Number(target.value))))
        }
      >
        <option value="">{t('columns.noHeading')}</option>
        {first.map(({ line, cells }, index) => (
          <option key={line} value={index}>
            {t('columns.headingLine', {
              line,
              cells: cells.filter(Boolean).slice(0, SHOWN_CELLS).join(', ').slice(0, 60),
            })}
          </option>
        ))}
      </select>
    </div>
  )
}
