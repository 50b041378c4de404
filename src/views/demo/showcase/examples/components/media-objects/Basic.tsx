import { Avatar } from '@core/components/Avatar'
import { useTranslation } from 'react-i18next'

export function Basic() {
  const { t } = useTranslation('demoSample')
  return (
    <div className="media">
      <Avatar name="Amira Haddad" size={64} />
      <div>
        <h3>Amira Haddad</h3>
        <p>{t('long')}</p>
      </div>
    </div>
  )
}
