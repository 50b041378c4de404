import type { AccountSettings } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { useUpdateAccountSettingsMutation } from '@src/redux/demo/account/api'
import { Link2, Link2Off } from 'lucide-react'
import { useTranslation } from 'react-i18next'

type Service = keyof AccountSettings['social']['connections']

const SERVICES: [service: Service, name: string][] = [
  ['twitter', 'X'],
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['github', 'GitHub'],
]

/** The services that the sample account is connected to. */
export function Connections({ social, general }: Pick<AccountSettings, 'social' | 'general'>) {
  const { t } = useTranslation('demoAccount')
  const [update] = useUpdateAccountSettingsMutation()
  const set = (service: Service, isConnected: boolean) => {
    const connection = isConnected ? { profileImg: general.avatar, id: general.username } : {}
    void update({ social: { ...social, connections: { ...social.connections, [service]: connection } } })
  }
  return (
    <section className="account-connections" aria-labelledby="account-connections">
      <h2 id="account-connections">{t('connections.title')}</h2>
      <ul>
        {SERVICES.map(([service, name]) => {
          const { id } = social.connections[service]
          return (
            <li key={service}>
              <span>
                <b>{name}</b>
                <span className="muted">{id ? `@${id}` : t('connections.none')}</span>
              </span>
              <Button
                size="sm"
                icon={id ? Link2Off : Link2}
                aria-label={t(id ? 'connections.removeFrom' : 'connections.addTo', { name })}
                onClick={() => set(service, !id)}
              >
                {t(id ? 'connections.remove' : 'connections.add')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
