import { type LucideIcon, Mail, MapPin, Phone, User } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

const FIELDS: readonly { name: string; icon: LucideIcon; type: string }[] = [
  { name: 'name', icon: User, type: 'text' },
  { name: 'email', icon: Mail, type: 'email' },
  { name: 'phone', icon: Phone, type: 'tel' },
  { name: 'city', icon: MapPin, type: 'text' },
]

/** The same four fields, each with its icon. */
export function IconFields() {
  const { t } = useTranslation('demoForms')
  const id = useId()
  return (
    <>
      {FIELDS.map(({ name, icon: Icon, type }) => (
        <div key={name} className="field">
          <label className="form-label" htmlFor={`${id}-${name}`}>
            {t(`word.${name}`)}
          </label>
          <div className="input-group is-merged">
            <span className="input-group-text">
              <Icon aria-hidden size={16} strokeWidth={1.75} />
            </span>
            <input id={`${id}-${name}`} name={name} type={type} className="form-control" />
          </div>
        </div>
      ))}
    </>
  )
}
