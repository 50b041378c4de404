import { Button } from '@core/components/Button'
import { Camera, type LucideIcon, Upload } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** HEIC is the photo format of phones; devices that can decode it convert it to JPEG. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/heic,application/pdf'

interface PickerProps {
  icon: LucideIcon
  text: string
  size?: 'sm' | 'md'
  label: string
  className?: string
  pending?: boolean
  multiple?: boolean
  /** Opens the phone's camera instead of its files. */
  capture?: 'environment'
  onFiles: (files: File[]) => void
}

/** A button to choose files or take a photo. */
export function FilePicker({
  icon,
  text,
  size = 'sm',
  label,
  className,
  pending,
  multiple,
  capture,
  onFiles,
}: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={capture ? 'image/*' : ACCEPTED}
        capture={capture}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // Cleared so that the same file can be chosen again.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button
        size={size}
        icon={icon}
        className={className}
        aria-label={label}
        pending={pending}
        onClick={() => input.current?.click()}
      >
        {text}
      </Button>
    </>
  )
}

interface FileButtonsProps {
  paper: string
  pending: boolean
  onFiles: (files: File[]) => void
}

/** Buttons to add a file: from the phone's camera, or an existing one. */
export function FileButtons({ paper, ...picker }: FileButtonsProps) {
  const { t } = useTranslation('candidat')
  return (
    <div className="papier-buttons">
      <FilePicker
        {...picker}
        icon={Camera}
        className="papier-camera"
        capture="environment"
        text={t('papers.files.photo')}
        label={t('papers.files.photoOf', { paper })}
      />
      <FilePicker
        {...picker}
        multiple
        icon={Upload}
        text={t('papers.files.add')}
        label={t('papers.files.addOf', { paper })}
      />
    </div>
  )
}
