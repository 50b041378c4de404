import { Popover } from '@core/components/overlays/Popover'
import { Tooltip } from '@core/components/overlays/Tooltip'
import { fold } from '@core/layouts/menu'
import { shareBookmarks } from '@core/layouts/search/otherBookmarks'
import { useBookmarksQuery, useToggleBookmarkMutation } from '@src/redux/demo/search/api'
import { Star } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { iconOf } from './icons'
import { usePageTitle, usePageWords } from './usePageTitle'
import './bookmarks.scss'

const IN_BAR = 10
const IN_LIST = 6

interface BookmarkProps {
  /** Whether the user may open an address. */
  opens: (address: string) => boolean
}

/** The bookmarks and all pages that the user may open. */
function usePages({ opens }: BookmarkProps) {
  const { data } = useBookmarksQuery()
  return useMemo(
    () =>
      data && {
        bookmarks: data.bookmarks.filter(({ link }) => opens(link)),
        suggestions: data.suggestions.filter(({ link }) => opens(link)),
      },
    [data, opens],
  )
}

/** The demo's bookmarks in the navbar, and the star that edits them. */
export function BookmarkBar({ opens }: BookmarkProps) {
  const { t } = useTranslation('demoSearch')
  const titleOf = usePageTitle()
  const data = usePages({ opens })
  const [toggle] = useToggleBookmarkMutation()
  const shown = useMemo(() => data?.bookmarks.slice(0, IN_BAR) ?? [], [data])
  useEffect(
    () =>
      shareBookmarks({
        addresses: shown.map(({ link }) => link),
        toggle: (address) => {
          const page = shown.find(({ link }) => link === address)
          if (page) void toggle(page.id)
        },
      }),
    [shown, toggle],
  )
  return (
    <div className="bookmarks">
      <ul className="bookmarks-bar" aria-label={t('bookmarks')}>
        {shown.map((page) => {
          const Icon = iconOf(page.icon)
          const title = titleOf(page)
          return (
            <li key={page.id}>
              <Tooltip text={title}>
                <Link to={page.link} className="btn btn-ghost btn-icon" aria-label={title}>
                  <Icon aria-hidden size={18} strokeWidth={1.75} />
                </Link>
              </Tooltip>
            </li>
          )
        })}
      </ul>
      <Popover label={t('bookmarks')} icon={Star}>
        <BookmarkChoice opens={opens} />
      </Popover>
    </div>
  )
}

/** The bookmarks, or the pages that match a text, each with its star. */
function BookmarkChoice({ opens }: BookmarkProps) {
  const { t } = useTranslation('demoSearch')
  const id = useId()
  const [text, setText] = useState('')
  const titleOf = usePageTitle()
  const wordsOf = usePageWords()
  const data = usePages({ opens })
  const [toggle] = useToggleBookmarkMutation()
  const asked = fold(text.trim())
  const found = asked
    ? data?.suggestions.filter((page) => wordsOf(page).includes(asked)).slice(0, IN_LIST)
    : data?.bookmarks
  return (
    <>
      <div className="field">
        <label className="form-label" htmlFor={id}>
          {t('find')}
        </label>
        <input
          id={id}
          type="search"
          className="form-control"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ul className="bookmarks-list">
        {found?.map((page) => {
          const Icon = iconOf(page.icon)
          const [title, { isBookmarked }] = [titleOf(page), page]
          return (
            <li key={page.id}>
              <Link to={page.link}>
                <Icon aria-hidden size={18} strokeWidth={1.75} /> {title}
              </Link>
              <button
                type="button"
                className={isBookmarked ? 'btn btn-ghost btn-icon is-bookmarked' : 'btn btn-ghost btn-icon'}
                aria-label={t('star', { title })}
                aria-pressed={isBookmarked}
                onClick={() => void toggle(page.id)}
              >
                <Star aria-hidden size={18} strokeWidth={1.75} />
              </button>
            </li>
          )
        })}
      </ul>
      <p role="status" className="muted bookmarks-none">
        {found?.length === 0 ? t(asked ? 'none' : 'noBookmarks') : ''}
      </p>
    </>
  )
}
