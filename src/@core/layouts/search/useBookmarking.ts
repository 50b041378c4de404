import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { useLocation } from 'react-router-dom'
import type { MenuItem } from '../menu'
import { useBookmarks } from './bookmarks'
import type { FoundRow, SearchEntry } from './found'
import { useOtherBookmarks } from './otherBookmarks'

type Page = MenuItem | SearchEntry

export interface Bookmarking {
  /** The page that the button is about; undefined for none. */
  page: Page | undefined
  isMarked: boolean
  toggle: (id: string) => void
}

/**
 * The bookmarks, with the button for the page of a row and for the page that the button below the list is about. That
 * is the chosen row where there is a keyboard or a mouse, else the open page, because a finger that touches a row opens
 * it.
 */
export function useBookmarking(owner: number | undefined, pages: readonly Page[]) {
  const { marked, toggle, isMarked, canMark } = useBookmarks(owner, pages)
  const { pathname } = useLocation()
  const others = useOtherBookmarks()
  const isTouched = useMediaQuery('(hover: none)')
  const bookmarkAt = (to: string | undefined): Bookmarking => {
    const page = canMark ? pages.find((one) => one.to === to) : undefined
    if (!page || !others.addresses.includes(page.to)) {
      return { page, isMarked: page !== undefined && isMarked(page.id), toggle }
    }
    const remove = () => {
      others.toggle(page.to)
      if (isMarked(page.id)) toggle(page.id)
    }
    return { page, isMarked: true, toggle: remove }
  }
  const bookmarkOf = ({ to }: FoundRow) => bookmarkAt(to)
  const bookmarkBelow = (chosen: FoundRow | undefined) => bookmarkAt(isTouched ? pathname : chosen?.to)
  return { marked, bookmarkOf, bookmarkBelow }
}
