import type { ReactNode } from 'react'

interface FormPartProps {
  title: string
  children: ReactNode
}

/** A part of a record's form under its title; fields stand in two columns inside a `form-grid`. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <fieldset className="form-section form-part">
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}
