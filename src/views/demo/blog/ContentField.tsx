import { FieldNotes } from '@core/form/fields/FieldShell'
import { useField } from '@core/form/fields/useField'
import { useController } from 'react-hook-form'
import { RichText } from '../shared/RichText'

/** The formatted text of an article. */
export function ContentField({ name, label }: { name: string; label: string }) {
  const { id, code } = useField(name)
  const { field } = useController({ name })
  return (
    <div className="field blog-content">
      <span className="form-label is-required">{label}</span>
      <RichText label={label} value={String(field.value)} onChange={field.onChange} />
      <FieldNotes id={id} code={code} />
    </div>
  )
}
