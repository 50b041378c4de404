import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface ContentsProps {
  entries: readonly { id: string; title: string }[]
}

/** The links to the parts of the page; none for a single part. */
export function Contents({ entries }: ContentsProps) {
  const { t } = useTranslation('demoShowcase')
  const id = useId()
  if (entries.length < 2) return null
  return (
    <nav className="showcase-contents" aria-labelledby={id}>
      <p id={id} className="showcase-contents-title">
        {t('contents')}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={`#${entry.id}`} replace>
              {entry.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
