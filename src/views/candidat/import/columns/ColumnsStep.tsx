import { fieldsOf } from '@contract/ecole/import/candidatColumns'
import { MAX_IMPORT_ROWS } from '@contract/ecole/import/candidatImport'
import { columnsOf, dataRows, mappedFields, withTarget } from '@contract/ecole/import/candidatMapping'
import { Button } from '@core/components/Button'
import { Banner } from '@core/components/messages/Banner'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import { useColumnLabel } from '@src/parts/candidat/useColumnLabel'
import { mappingChanged, stepTaken } from '@src/redux/candidat/slice'
import { useAppDispatch } from '@src/redux/hooks'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { HeadingRow, SheetChoice } from '../file/FileChoices'
import { FileFault } from '../file/FileStep'
import { useFileReader } from '../file/useFileReader'
import type { ColumnsProps, OpenProps, StepProps } from '../steps'
import { ColumnRow } from './ColumnRow'
import { DefaultPermi } from './DefaultPermi'
import { NameOrderChoice } from './NameOrderChoice'

const NEEDED = ['nom', 'prenom', 'dateNaissance'] as const

/** The second step: the meaning of each column of the file. */
export function ColumnsStep({ draft, open }: StepProps & OpenProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  const { spreadsheet, heading, mapping } = draft
  const columns = useMemo(() => columnsOf(spreadsheet.rows, heading), [spreadsheet, heading])
  const count = useMemo(() => dataRows(spreadsheet.rows, heading).length, [spreadsheet, heading])
  const { reading, fault, read, stop } = useFileReader(open)
  const tooMany = count > MAX_IMPORT_ROWS
  return (
    <>
      {fault || tooMany ? <FileFault fault={fault ?? 'too_many_rows'} /> : null}
      {count === 0 ? <Banner tone="warning">{t('columns.noRows')}</Banner> : null}
      <section className="card card-body import-choices">
        <p className="import-file">{t('columns.file', { name: draft.file.name, count })}</p>
        <SheetChoice spreadsheet={spreadsheet} onChoose={(sheet) => read(draft.file, sheet)} />
        <HeadingRow draft={draft} />
        <DefaultPermi draft={draft} />
        {reading ? <ProgressBar label={t('file.reading', { name: reading.name })} onStop={stop} /> : null}
      </section>
      {count > 0 ? <MissingColumns draft={draft} columns={columns} /> : null}
      <ColumnTable draft={draft} columns={columns} />
      <NameOrderChoice draft={draft} columns={columns} />
      <div className="form-actions">
        <Button
          look="primary"
          icon={ArrowRight}
          disabled={count === 0 || tooMany || mappedFields(mapping).size === 0}
          onClick={() => dispatch(stepTaken('rows'))}
        >
          {t('columns.next', { count })}
        </Button>
      </div>
    </>
  )
}

function ColumnTable({ draft, columns }: ColumnsProps) {
  const dispatch = useAppDispatch()
  const { t } = useTranslation('import')
  return (
    <section className="card" aria-label={t('columns.title')}>
      <div className="column-row column-head" aria-hidden>
        <span>{t('columns.inFile')}</span>
        <span>{t('columns.samples')}</span>
        <span>{t('columns.becomes')}</span>
      </div>
      <ul className="column-list">
        {columns.map((column) => (
          <ColumnRow
            key={column.index}
            column={column}
            columns={columns}
            mapping={draft.mapping}
            onChoose={(target) => dispatch(mappingChanged(withTarget(draft.mapping, column.index, target)))}
          />
        ))}
      </ul>
    </section>
  )
}

/** Names the missing columns without which every row would have a fault. */
function MissingColumns({ draft }: ColumnsProps) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const labelOf = useColumnLabel()
  const fields = new Set(Object.values(draft.mapping.targets).flatMap((target) => (target ? fieldsOf(target) : [])))
  const missing: string[] = NEEDED.filter((field) => !fields.has(field)).map(labelOf)
  if (!fields.has('cin') && !fields.has('passeport')) missing.push(t('targets.identite'))
  if (!fields.has('permi') && draft.idPermi === null) missing.push(labelOf('permi'))
  if (missing.length === 0) return null
  return <Banner tone="warning">{t('columns.missing', { names: format.inRow(missing), count: missing.length })}</Banner>
}
