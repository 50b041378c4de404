import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFaultText } from '../useFaultText'

interface FieldShellProps {
  id: string
  label: string
  hint?: string
  required?: boolean
  code: string | null
  className?: string
  children: ReactNode
}

/** The frame of a field: label above, help and fault below. */
export function FieldShell({ id, label, hint, required, code, className, children }: FieldShellProps) {
  return (
    <div className={`field ${className ?? ''}`.trim()}>
      <FieldLabel id={id} label={label} required={required} />
      {children}
      <FieldNotes id={id} hint={hint} code={code} />
    </div>
  )
}

function FieldLabel({ id, label, required }: Pick<FieldShellProps, 'id' | 'label' | 'required'>) {
  return (
    <label className={required ? 'form-label is-required' : 'form-label'} id={`${id}-label`} htmlFor={id}>
      {label}
    </label>
  )
}

interface FieldNotesProps extends Pick<FieldShellProps, 'id' | 'hint' | 'code'> {
  /** Values interpolated into the fault's message, such as a limit. */
  values?: Record<string, string>
}

/** The help and the fault of a field, linked to it by `aria-describedby`. */
export function FieldNotes({ id, hint, code, values = {} }: FieldNotesProps) {
  const faultText = useFaultText()
  return (
    <>
      {code ? (
        <p className="field-fault" id={`${id}-fault`}>
          <CircleAlert aria-hidden size={14} strokeWidth={2} />
          {faultText(code, values)}
        </p>
      ) : null}
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </>
  )
}
