import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  fault?: string
  children: (field: { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A plain field of an answer, with its label and its fault. */
export function AnswerField({ label, fault, children }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      {children({
        id,
        className: `form-control${fault ? ' is-invalid' : ''}`,
        ...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
      })}
      {fault ? (
        <span id={`${id}-fault`} className="field-fault">
          {fault}
        </span>
      ) : null}
    </div>
  )
}
