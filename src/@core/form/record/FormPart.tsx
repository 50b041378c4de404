import type { ReactNode } from 'react'

interface FormPartProps {
  title: string
  children: ReactNode
}

/** A titled part of a record's form; inside a `form-grid` the fields are in two columns. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <fieldset className="form-section form-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
