import { Upload } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'

interface FileDropProps {
  label: string
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A field for files that also accepts dropped files. */
export function FileDrop({ label, accept, multiple, onFiles }: FileDropProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].slice(0, multiple ? undefined : 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen in the field inside
    <div
      className={isOver ? 'file-drop is-over' : 'file-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Upload aria-hidden size={20} />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        className="form-control"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
    </div>
  )
}
