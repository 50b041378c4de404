import { Avatar } from '@core/components/Avatar'
import { fold } from '@core/layouts/menu'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface Suggestion {
  id: string
  label: string
  /** The heading of its section. */
  section?: string
  /** A second line. */
  details?: string
}

interface SuggestProps {
  label: string
  options: readonly Suggestion[]
  /** The most suggestions of each section. */
  limit?: number
  /** Suggests the first options before anything is typed. */
  atOnce?: boolean
  /** Draws the initials of a person before each. */
  people?: boolean
}

/** The options that contain the text, at most `limit` of each section, grouped by section. */
function matching(options: readonly Suggestion[], text: string, limit: number): Suggestion[] {
  const found = options.filter(({ label }) => fold(label).includes(fold(text.trim())))
  const sections = [...new Set(found.map(({ section }) => section))]
  return sections.flatMap((section) => found.filter((option) => option.section === section).slice(0, limit))
}

/** A field that suggests matching options while the user types; any other text is allowed too. */
export function Suggest({ label, options, limit = 4, atOnce = false, people = false }: SuggestProps) {
  const { t } = useTranslation('demoShowcase')
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = isOpen && (atOnce || text.trim()) ? matching(options, text, limit) : []
  const choose = (option: Suggestion | undefined) => {
    if (option) setText(option.label)
    setOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
    if (event.key === 'Enter' && active >= 0) choose(found[active])
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    setOpen(true)
    setActive((active + step + found.length) % Math.max(1, found.length))
  }
  return (
    <div className="suggest">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="form-control"
        autoComplete="off"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] ? `${id}-${found[active].id}` : undefined}
        value={text}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value)
          setOpen(true)
          setActive(-1)
        }}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className="suggest-list" hidden={found.length === 0}>
        {found.map((option, index) => (
          <SuggestRow
            key={option.id}
            option={option}
            people={people}
            id={`${id}-${option.id}`}
            isActive={index === active}
            startsSection={option.section !== found[index - 1]?.section}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {isOpen && text.trim() ? t('suggestions', { count: found.length }) : ''}
      </p>
    </div>
  )
}

interface SuggestRowProps {
  id: string
  option: Suggestion
  people: boolean
  isActive: boolean
  startsSection: boolean
  onChoose: () => void
}

function SuggestRow({ id, option, people, isActive, startsSection, onChoose }: SuggestRowProps) {
  return (
    <>
      {startsSection && option.section ? (
        <div role="presentation" className="suggest-section">
          {option.section}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys of the list. */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isActive}
        className={isActive ? 'suggest-row is-active' : 'suggest-row'}
        // The field keeps the focus.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        {people ? <Avatar name={option.label} size={24} /> : null}
        <span>
          {option.label}
          {option.details ? <span className="muted"> · {option.details}</span> : null}
        </span>
      </div>
    </>
  )
}
