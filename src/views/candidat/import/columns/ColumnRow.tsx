import { IMPORT_TARGETS, type ImportTarget } from '@contract/ecole/import/candidatColumns'
import { IMPORT_FIELDS } from '@contract/ecole/import/candidatImport'
import type { ListColumn, Mapping } from '@contract/ecole/import/candidatMapping'
import { readableDay } from '@contract/ecole/import/candidatRows'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const SHOWN_SAMPLES = 3

interface ColumnRowProps {
  column: ListColumn
  columns: ListColumn[]
  mapping: Mapping
  onChoose: (target: ImportTarget | null) => void
}

/** The letters of a column as in a spreadsheet: 27 → 'AB'. */
const lettersOf = (index: number): string =>
  (index < 26 ? '' : lettersOf(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26))

/** The label of a target: one field, or two that share the column. */
export function useTargetName(): (target: ImportTarget) => string {
  const { t } = useTranslation('import')
  const labelOf = useColumnLabel()
  return (target) => {
    const field = IMPORT_FIELDS.find((name) => name === target)
    return field ? labelOf(field) : t(`targets.${target}`)
  }
}

/** A column of the file: its heading, sample cells, and its target field. */
export function ColumnRow({ column, columns, mapping, onChoose }: ColumnRowProps) {
  const { t } = useTranslation('import')
  const nameOf = useTargetName()
  const id = useId()
  const headingOf = ({ heading, index }: ListColumn) => heading || t('columns.unnamed', { letters: lettersOf(index) })
  const target = mapping.targets[column.index] ?? null
  const takenBy = (other: ImportTarget) =>
    columns.find(({ index }) => index !== column.index && mapping.targets[index] === other)
  return (
    <li className="column-row" data-unused={target === null}>
      <label className="column-name" htmlFor={id}>
        {headingOf(column)}
      </label>
      <ul className="column-samples" aria-label={t('columns.samples')}>
        {column.samples.slice(0, SHOWN_SAMPLES).map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several cells may have the same text, and they never move
          <li key={index} dir="auto">
            {readableDay(sample)}
          </li>
        ))}
      </ul>
      <select
        id={id}
        className="form-select"
        value={target ?? ''}
        onChange={(event) => onChoose(IMPORT_TARGETS.find((name) => name === event.target.value) ?? null)}
      >
        <option value="">{t('columns.ignore')}</option>
        {IMPORT_TARGETS.map((name) => {
          const taken = takenBy(name)
          return (
            <option key={name} value={name}>
              {taken ? t('columns.taken', { name: nameOf(name), column: headingOf(taken) }) : nameOf(name)}
            </option>
          )
        })}
      </select>
    </li>
  )
}
