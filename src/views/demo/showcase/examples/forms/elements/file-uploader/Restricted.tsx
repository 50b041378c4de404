import { FileDrop } from '@src/views/demo/showcase/parts/FileDrop'
import { FileRows, withFiles } from '@src/views/demo/showcase/parts/FileRows'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const MOST = 2

export function Restricted() {
  const { t } = useTranslation('demoForms')
  const [files, setFiles] = useState<File[]>([])
  const [isRefused, setRefused] = useState(false)
  // Dropped files are checked too: the `accept` of the field is only a hint.
  const add = (more: File[]) => {
    const wanted = withFiles(
      files,
      more.filter(({ type }) => type.startsWith('image/')),
    )
    setFiles(wanted.slice(0, MOST))
    setRefused(wanted.length > MOST || more.some(({ type }) => !type.startsWith('image/')))
  }
  return (
    <>
      <FileDrop label={t('word.chooseImages', { count: MOST })} accept="image/*" multiple onFiles={add} />
      <p role="alert">{isRefused ? t('word.onlyImages', { count: MOST }) : ''}</p>
      <FileRows files={files} onFiles={setFiles} />
    </>
  )
}
