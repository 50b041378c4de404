import { IconButton } from '@core/components/IconButton'
import { useFormat } from '@core/format/useFormat'
import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface FileRowsProps {
  files: readonly File[]
  onFiles: (files: File[]) => void
}

/** A thumbnail of a picture file; an icon for any other. */
function Thumb({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const next = URL.createObjectURL(file)
    setUrl(next)
    return () => URL.revokeObjectURL(next)
  }, [file])
  return url ? <img src={url} alt="" /> : <FileText aria-hidden size={24} strokeWidth={1.5} />
}

/** Files that were chosen, each with its size and a button that takes it out. */
export function FileRows({ files, onFiles }: FileRowsProps) {
  const { t } = useTranslation('demoForms')
  const format = useFormat()
  return (
    <ul className="file-rows" aria-label={t('word.chosenFiles')}>
      {files.map((file) => (
        <li key={`${file.name}-${file.size}`}>
          <Thumb file={file} />
          <span className="file-row-name">
            {file.name}
            <span className="muted">{t('word.kilobytes', { size: format.number(Math.ceil(file.size / 1000)) })}</span>
          </span>
          <IconButton
            icon={X}
            label={t('word.removeFile', { name: file.name })}
            onClick={() => onFiles(files.filter((one) => one !== file))}
          />
        </li>
      ))}
    </ul>
  )
}

/** The previous files and the new ones, without duplicates. */
export const withFiles = (before: readonly File[], more: readonly File[]): File[] => [
  ...before,
  ...more.filter(({ name, size }) => !before.some((one) => one.name === name && one.size === size)),
]
