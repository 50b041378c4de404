import { Search } from 'lucide-react'
import { useId } from 'react'

interface HelpSearchProps {
  label: string
  placeholder: string
  text: string
  onChange: (text: string) => void
  /** The number of results, read aloud while typing. */
  status: string
}

/** The search of a help page. */
export function HelpSearch({ label, placeholder, text, onChange, status }: HelpSearchProps) {
  const id = useId()
  return (
    <div className="help-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search aria-hidden size={18} strokeWidth={1.75} />
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={placeholder}
        maxLength={100}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="muted">
        {text.trim() ? status : ''}
      </p>
    </div>
  )
}
