import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { Trash2, Upload } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { scaleImage } from '../scaleImage'
import { FieldNotes } from './FieldShell'
import { type FieldProps, useField } from './useField'

interface PhotoFieldProps extends FieldProps {
  /** Name of the person; their initials replace a missing picture. */
  person: string
}

/** A portrait, scaled down to 256 px in the browser; the form holds a data URL or null. */
export function PhotoField({ name, label, hint, person, className }: PhotoFieldProps) {
  const { t } = useTranslation('common')
  const { id, code, describedBy } = useField(name, hint)
  const { setError, clearErrors } = useFormContext()
  const { field } = useController({ name })
  const input = useRef<HTMLInputElement>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    try {
      field.onChange(await scaleImage(file))
      clearErrors(name)
    } catch {
      setError(name, { type: 'photo', message: 'photo' })
    }
  }
  const photo = typeof field.value === 'string' && field.value ? field.value : null
  return (
    <fieldset className={`field photo-field ${className ?? ''}`.trim()}>
      <Avatar name={person} src={photo} size={64} />
      <div>
        <legend className="form-label">{label}</legend>
        <div className="photo-actions">
          <input ref={input} id={id} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
          <Button size="sm" icon={Upload} aria-describedby={describedBy} onClick={() => input.current?.click()}>
            {photo ? t('form.changePhoto') : t('form.choosePhoto')}
          </Button>
          {photo ? (
            <Button size="sm" look="ghost" icon={Trash2} onClick={() => field.onChange(null)}>
              {t('form.removePhoto')}
            </Button>
          ) : null}
        </div>
        <FieldNotes id={id} hint={hint} code={code} />
      </div>
    </fieldset>
  )
}
