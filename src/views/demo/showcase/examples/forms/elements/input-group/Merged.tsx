import { Lock, Mail, Phone, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const FIELDS = [
  { name: 'search', icon: Search, type: 'search' },
  { name: 'email', icon: Mail, type: 'email' },
  { name: 'phone', icon: Phone, type: 'tel' },
  { name: 'code', icon: Lock, type: 'text' },
] as const

export function Merged() {
  const { t } = useTranslation('demoForms')
  return (
    <div className="form-grid">
      {FIELDS.map(({ name, icon: Icon, type }) => (
        <div key={name} className="input-group is-merged">
          <span className="input-group-text">
            <Icon aria-hidden size={16} strokeWidth={1.75} />
          </span>
          <input type={type} className="form-control" aria-label={t(`word.${name}`)} placeholder={t(`word.${name}`)} />
        </div>
      ))}
    </div>
  )
}
