import { Avatar } from '@core/components/Avatar'
import { Facts } from '@core/components/Facts'
import { StatusDot } from '@core/components/StatusDot'
import { Picture } from '@src/views/demo/showcase/pieces/Picture'
import { useTranslation } from 'react-i18next'

export function Profile() {
  const { t } = useTranslation('demoCards')
  return (
    <div className="card profile-card">
      <Picture alt="" />
      <Avatar name="Leïla Ben Salah" size={96} />
      <h3>Leïla Ben Salah</h3>
      <StatusDot tone="success" label={t('profile.role')} />
      <Facts
        facts={[
          { label: t('profile.followers'), value: 184 },
          { label: t('profile.lessons'), value: 962 },
          { label: t('profile.rank'), value: 3 },
        ]}
      />
    </div>
  )
}
