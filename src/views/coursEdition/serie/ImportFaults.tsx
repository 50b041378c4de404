import { useFaultText } from '@core/form/useFaultText'
import { useTranslation } from 'react-i18next'

interface ImportFaultsProps {
  errors: Record<string, string>
  /** The file as it was read: it names its questions. */
  content: unknown
}

/** The reference that a file gives to one of its questions. */
function referenceIn(content: unknown, index: number): string {
  const { questions }: { questions?: unknown } = Object(content)
  const { id }: { id?: unknown } = Object(Array.isArray(questions) ? questions[index] : null)
  return typeof id === 'string' ? id : ''
}

const PARTS = [
  ...['id', 'base', 'difficulty', 'picture', 'text', 'choices', 'explanation', 'source', 'right'],
  ...['title', 'topic', 'permis', 'questions'],
] as const

/** Every fault of a file, by question and field. */
export function ImportFaults({ errors, content }: ImportFaultsProps) {
  const { t } = useTranslation('coursEdition')
  const faultText = useFaultText()
  /** « Réponse 2, arabe » for `choices.1.ar`. */
  const fieldOf = (keys: readonly string[]) =>
    keys
      .map((key, index) => {
        if (/^\d+$/.test(key)) return String(Number(key) + 1)
        if (key === 'choices' && keys.length > index + 1) return t('fields.choice')
        if (key === 'fr' || key === 'ar') return t(`lang.${key}`)
        const known = PARTS.find((part) => part === key)
        return known ? t(`fields.${known}`) : key
      })
      .join(' ')
  const rows = Object.entries(errors).map(([path, code]) => {
    const keys = path.split('.')
    const index = keys[0] === 'questions' && keys[1] !== undefined ? Number(keys[1]) : null
    const field = fieldOf(index === null ? keys : keys.slice(2))
    return { path, index, field, text: faultText(code) }
  })
  return (
    <ul className="import-faults" aria-label={t('import.faults')}>
      {rows.map(({ path, index, field, text }) => (
        <li key={path}>
          <b>
            {index === null
              ? t('import.series')
              : t('import.question', { number: index + 1, reference: referenceIn(content, index) })}
          </b>{' '}
          {field ? <span>{t('import.field', { field })}</span> : null} <span className="import-fault">{text}</span>
        </li>
      ))}
    </ul>
  )
}
