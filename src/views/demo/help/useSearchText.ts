import { useSearchParams } from 'react-router-dom'

/** The search text, kept in the address as `?q=`. */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const [params, setParams] = useSearchParams()
  const change = (text: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (text) next.set('q', text)
        else next.delete('q')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [params.get('q') ?? '', change]
}
