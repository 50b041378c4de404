import { Search } from 'lucide-react'
import './table.scss'

interface SearchBoxProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** The search box of a list; its label names the searched fields. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  return (
    <div className="search-box">
      <Search aria-hidden size={16} strokeWidth={1.75} />
      <input
        type="search"
        className="form-control"
        aria-label={label}
        placeholder={label}
        value={value}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
