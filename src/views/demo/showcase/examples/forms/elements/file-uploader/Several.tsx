import { Button } from '@core/components/Button'
import { FileDrop } from '@src/views/demo/showcase/parts/FileDrop'
import { FileRows, withFiles } from '@src/views/demo/showcase/parts/FileRows'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function Several() {
  const { t } = useTranslation('demoForms')
  const [files, setFiles] = useState<File[]>([])
  return (
    <>
      <FileDrop
        label={t('word.chooseFiles')}
        multiple
        onFiles={(more) => setFiles((before) => withFiles(before, more))}
      />
      <FileRows files={files} onFiles={setFiles} />
      <div className="showcase-row">
        <Button disabled={files.length === 0} onClick={() => setFiles([])}>
          {t('word.removeAll')}
        </Button>
        <span role="status">{t('word.filesChosen', { count: files.length })}</span>
      </div>
    </>
  )
}
