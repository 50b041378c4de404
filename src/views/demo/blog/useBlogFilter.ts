import type { BlogCard } from '@contract/demo/pages'
import { fold } from '@core/layouts/menu'
import { useSearchParams } from 'react-router-dom'

/** The search text and the category of the list, kept in the address. */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams()
  const [text, category] = [params.get('q') ?? '', params.get('categorie') ?? '']
  const change = (name: 'q' | 'categorie', value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const asked = fold(text.trim())
  const matches = ({ title, excerpt, tags }: BlogCard) =>
    fold(`${title} ${excerpt}`).includes(asked) && (!category || tags.includes(category))
  return { text, category, change, clear: () => setParams({}, { replace: true }), matches }
}
