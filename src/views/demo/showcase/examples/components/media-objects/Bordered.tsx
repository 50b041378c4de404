import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'

export function Bordered() {
  const { t } = useTranslation('demoSample')
  return (
    <div>
      {['Amira Haddad', 'Karim Mansour', 'Leïla Ben Salah'].map((name) => (
        <div key={name} className="media media-bordered">
          <Avatar name={name} size={40} />
          <div>
            <h3>{name}</h3>
            <p>{t('short')}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
