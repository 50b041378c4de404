import { demoPaths } from '@src/configs/demo/paths'
import { Search } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { BlogFilter } from './useBlogFilter'

/** Narrows the list while typing. */
export function BlogSearch({ filter, found }: { filter: BlogFilter; found: number }) {
  const { t } = useTranslation('demoBlog')
  return (
    <div className="blog-search">
      <SearchInput text={filter.text} onChange={(text) => filter.change('q', text)} />
      <p role="status" className="visually-hidden">
        {filter.text || filter.category ? t('found', { count: found }) : ''}
      </p>
    </div>
  )
}

/** The search beside an article: Enter opens the list. */
export function SearchElsewhere() {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text.trim()) navigate(`${demoPaths.blog}?${new URLSearchParams({ q: text.trim() })}`)
  }
  return (
    <form className="blog-search" onSubmit={submit}>
      <SearchInput text={text} onChange={setText} />
    </form>
  )
}

function SearchInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('demoBlog')
  const id = useId()
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={t('search')}
        maxLength={100}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}
