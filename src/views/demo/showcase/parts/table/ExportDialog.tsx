import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { InputField } from '@core/form/fields/InputField'
import { saveFile } from '@core/spreadsheet/save'
import type { SampleRow } from '@src/views/demo/showcase/parts/sampleRows'
import { saveRows } from '@src/views/demo/showcase/parts/saveRows'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'
import { textOf } from './grid'

const FORMATS = ['xlsx', 'csv', 'txt'] as const
type Format = (typeof FORMATS)[number]

interface ExportDialogProps {
  /** The rows to save: exactly those of the table. */
  rows: readonly SampleRow[]
  heads: string[]
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name and the format of the file. */
export function ExportDialog({ rows, heads, isOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [name, setName] = useState('candidats')
  const [format, setFormat] = useState<Format>('xlsx')
  const asText = () => {
    const text = textOf({ heads, rows: rows.map(({ nom, ville, heures }) => [nom, ville, String(heures)]) })
    return saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
  }
  const save = async () => {
    const saved = await (format === 'txt' ? asText() : saveRows(rows, name, format, heads))
    onClose()
    toast.success(t('word.saved', { name: saved }))
  }
  return (
    <Modal isOpen={isOpen} toggle={onClose} labelledBy={`${id}-title`}>
      <ModalHeader id={`${id}-title`} tag="h2" toggle={onClose} closeAriaLabel={t('word.close')}>
        {t('word.exportAs')}
      </ModalHeader>
      <ModalBody>
        <InputField label={t('word.fileName')} value={name} onChange={({ target }) => setName(target.value)} />
        <div className="field">
          <label className="form-label" htmlFor={id}>
            {t('word.format')}
          </label>
          <select
            id={id}
            className="form-select"
            value={format}
            onChange={({ target }) => setFormat(FORMATS.find((one) => one === target.value) ?? 'xlsx')}
          >
            {FORMATS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={onClose}>{t('word.back')}</Button>
        <Button look="primary" disabled={!name.trim()} onClick={() => void save()}>
          {t('word.export')}
        </Button>
      </ModalFooter>
    </Modal>
  )
}
