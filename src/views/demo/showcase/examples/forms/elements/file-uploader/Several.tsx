import { Chip } from '@core/components/Chip'
import { FileDrop } from '@src/views/demo/showcase/parts/FileDrop'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 2

export function Several() {
  const { t } = useTranslation('demoForms')
  const [files, setFiles] = useState<File[]>([])
  return (
    <>
      <FileDrop
        label={t('word.choosePapers', { count: MOST })}
        multiple
        onFiles={(more) => setFiles([...files, ...more].slice(0, MOST))}
      />
      <div className="showcase-row">
        {files.map((file) => (
          <Chip key={file.name} label={file.name} onRemove={() => setFiles(files.filter((one) => one !== file))} />
        ))}
      </div>
    </>
  )
}
