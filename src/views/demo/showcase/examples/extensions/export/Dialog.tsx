import { Button } from '@core/components/Button'
import { toast } from '@core/components/toast'
import { InputField } from '@core/form/InputField'
import { saveFile } from '@core/spreadsheet/save'
import { PlainTable } from '@src/views/demo/showcase/parts/PlainTable'
import { SAMPLE_ROWS } from '@src/views/demo/showcase/parts/sampleRows'
import { saveRows } from '@src/views/demo/showcase/parts/saveRows'
import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap'

const FORMATS = ['xlsx', 'csv', 'txt'] as const
type Format = (typeof FORMATS)[number]

export function Dialog() {
  const { t } = useTranslation('demoExtensions')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('candidats')
  const [format, setFormat] = useState<Format>('xlsx')
  const heads = [t('word.name'), t('word.city'), t('word.hours')]
  const close = () => setOpen(false)
  const asText = () => {
    const lines = [heads, ...SAMPLE_ROWS.map(({ nom, ville, heures }) => [nom, ville, heures])]
    const text = lines.map((cells) => cells.join('\t')).join('\n')
    return saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), `${name}.txt`)
  }
  const save = async () => {
    const saved = await (format === 'txt' ? asText() : saveRows(SAMPLE_ROWS, name, format, heads))
    close()
    toast.success(t('word.saved', { name: saved }))
  }
  return (
    <>
      <PlainTable
        label={t('word.hoursOf')}
        head={heads}
        rows={SAMPLE_ROWS.map(({ id: key, nom, ville, heures }) => ({ id: key, cells: [nom, ville, heures] }))}
      />
      <div className="showcase-row">
        <Button icon={Download} onClick={() => setOpen(true)}>
          {t('word.exportAs')}
        </Button>
      </div>
      <Modal isOpen={isOpen} toggle={close} labelledBy={`${id}-title`}>
        <ModalHeader id={`${id}-title`} tag="h2" toggle={close} closeAriaLabel={t('word.close')}>
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
          <Button onClick={close}>{t('word.back')}</Button>
          <Button look="primary" disabled={!name.trim()} onClick={() => void save()}>
            {t('word.export')}
          </Button>
        </ModalFooter>
      </Modal>
    </>
  )
}
