import { MAX_IMPORT_ROWS } from '@contract/ecole/import/candidatImport'
import { Banner } from '@core/components/messages/Banner'
import { ProgressBar } from '@core/components/states/ProgressBar'
import { useFormat } from '@core/format/useFormat'
import type { SpreadsheetFault } from '@core/spreadsheet/faults'
import { FileSpreadsheet } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenProps } from '../steps'
import { TemplateButtons } from './TemplateButtons'
import { MAX_IMPORT_BYTES, useFileReader } from './useFileReader'

/** The first step: choosing or dropping a file. */
export function FileStep({ open }: OpenProps) {
  const { t } = useTranslation('import')
  const { reading, fault, read, stop } = useFileReader(open)
  return (
    <>
      {fault ? <FileFault fault={fault} /> : null}
      <DropZone onFile={read} />
      {reading ? <ProgressBar label={t('file.reading', { name: reading.name })} onStop={stop} /> : null}
      <section className="card card-body import-template">
        <div>
          <h2>{t('template.title')}</h2>
          <p>{t('template.text')}</p>
        </div>
        <TemplateButtons />
      </section>
    </>
  )
}

export function FileFault({ fault }: { fault: SpreadsheetFault }) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const values = { size: format.bytes(MAX_IMPORT_BYTES), rows: format.number(MAX_IMPORT_ROWS) }
  return <Banner tone="danger">{t(`fileFault.${fault}`, values)}</Banner>
}

/** The area where a file is chosen or dropped. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('import')
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <label
      className="drop-zone"
      data-over={over}
      htmlFor={id}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
    >
      <FileSpreadsheet aria-hidden size={32} strokeWidth={1.5} />
      <span className="drop-title">{t('file.choose')}</span>
      <span className="drop-hint" id={`${id}-hint`}>
        {t('file.hint')}
      </span>
      <input
        id={id}
        className="drop-input"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.xls,.ods"
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          take(event.target.files)
          // Cleared so that the same file can be chosen again after a correction.
          event.target.value = ''
        }}
      />
    </label>
  )
}
