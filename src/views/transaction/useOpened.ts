import { useAddressParams } from '@core/hooks/useAddressParams'
import { useCallback } from 'react'

/** The forms that open beside the list, by their name in the address. */
export const FORMS = ['depense', 'recette', 'transfert'] as const
export type FormName = (typeof FORMS)[number]

const OWN = ['nouveau', 'encaisser', 'row'] as const

/**
 * The element that is open beside the list, kept in the address: a form, the desk that takes money, or a row. Only one
 * is open at a time.
 */
export function useOpened() {
  const [params, setParams] = useAddressParams()
  const show = useCallback(
    (name?: (typeof OWN)[number], value = '1') =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old)
          for (const own of OWN) next.delete(own)
          if (name) next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  const close = useCallback(() => show(), [show])
  return {
    form: FORMS.find((one) => one === params.get('nouveau')),
    isTaking: params.has('encaisser'),
    openForm: (name: FormName) => show('nouveau', name),
    take: () => show('encaisser'),
    setRow: (id: string | number | null) => (id === null ? show() : show('row', String(id))),
    close,
  }
}
