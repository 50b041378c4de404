import type { BlogCard } from '@contract/demo/blog'
import { fold } from '@core/layouts/menu'
import { useSearchParams } from 'react-router-dom'

export type BlogFilter = ReturnType<typeof useBlogFilter>

/** The search text, the category and the page of the list, kept in the address. */
export function useBlogFilter() {
  const [params, setParams] = useSearchParams()
  const [text, category] = [params.get('q') ?? '', params.get('categorie') ?? '']
  const change = (name: 'q' | 'categorie', value: string) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (value) next.set(name, value)
        else next.delete(name)
        // Another filter starts at the first page.
        next.delete('page')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const asked = fold(text.trim())
  const matches = ({ title, excerpt, tags }: BlogCard) =>
    fold(`${title} ${excerpt}`).includes(asked) && (!category || tags.includes(category))
  return {
    text,
    category,
    change,
    matches,
    page: Number(params.get('page')) || 1,
    turnTo: (page: number) => setParams((old) => new URLSearchParams([...withoutPage(old), ['page', `${page}`]])),
    clear: () => setParams({}, { replace: true }),
  }
}

const withoutPage = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'page')
