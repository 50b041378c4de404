import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useSearchParams } from 'react-router-dom'

/** Focuses the field named in the address, `?champ=finAssurance`: a link may point to the field to change. */
export function useAskedField<Values extends FieldValues>({ setFocus, getValues }: UseFormReturn<Values>) {
  const [params] = useSearchParams()
  const asked = params.get('champ')
  useEffect(() => {
    if (asked === null || !(asked in getValues())) return
    // Runs after the focus changes that opening the page causes.
    const frame = requestAnimationFrame(() => setFocus(asked as Path<Values>, { shouldSelect: true }))
    return () => cancelAnimationFrame(frame)
  }, [asked, setFocus, getValues])
}
