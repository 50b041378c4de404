import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'

/** Sets the focus on the field that the address names, `?champ=finAssurance`: a link may lead to what is to be changed. */
export function useAskedField<Values extends FieldValues>({ setFocus, getValues }: UseFormReturn<Values>) {
  const [params] = useSearchParams()
  const asked = params.get('champ')
  useEffect(() => {
    if (asked === null || !(asked in getValues())) return
    // After whatever takes the focus because a page has opened.
    const frame = requestAnimationFrame(() => setFocus(asked as Path<Values>, { shouldSelect: true }))
    return () => cancelAnimationFrame(frame)
  }, [asked, setFocus, getValues])
}
