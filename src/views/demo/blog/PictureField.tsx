import { Button } from '@core/components/Button'
import { FieldNotes } from '@core/form/fields/FieldShell'
import { useField } from '@core/form/fields/useField'
import { scaleImage } from '@core/form/scaleImage'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'

const LONGER_SIDE = 1200

interface PictureFieldProps {
  name: string
  label: string
  hint: string
}

/** The picture above an article, scaled down in the browser; the form holds a data URL. */
export function PictureField({ name, label, hint }: PictureFieldProps) {
  const { id, code, describedBy } = useField(name, hint)
  const { setError, clearErrors } = useFormContext()
  const { field } = useController({ name })
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    // Nothing is chosen when the dialog was cancelled.
    if (!file) return
    try {
      field.onChange(await scaleImage(file, LONGER_SIDE))
      clearErrors(name)
    } catch {
      setError(name, { type: 'photo', message: 'photo' })
    }
  }
  return (
    <div className="field blog-picture">
      <img src={String(field.value)} alt="" width={200} height={120} />
      <div>
        <input ref={input} id={id} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
        <Button icon={Upload} aria-describedby={describedBy} onClick={() => input.current?.click()}>
          {label}
        </Button>
        <FieldNotes id={id} hint={hint} code={code} />
      </div>
    </div>
  )
}
