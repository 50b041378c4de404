import { DEMO_NETWORKS } from '@contract/demo/user'
import { TextField } from '@core/form/fields/TextField'
import { useTranslation } from 'react-i18next'
import { NETWORKS } from './networks'

/** The user's names on social networks. */
export function SocialTab() {
  const { t } = useTranslation('demoUser')
  return (
    <div className="form-grid">
      {DEMO_NETWORKS.map((network) => (
        <TextField
          key={network}
          name={`social.${network}`}
          label={NETWORKS[network].name}
          hint={t('socialHint')}
          maxLength={200}
          autoComplete="off"
        />
      ))}
    </div>
  )
}
