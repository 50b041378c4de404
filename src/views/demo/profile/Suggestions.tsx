import type { Profile } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/Button'
import { useToggleOnProfileMutation } from '@src/redux/demo/profile/api'
import { useTranslation } from 'react-i18next'
import { WallCard } from './WallCard'

/** People whom the person may know. */
export function Suggestions({ people, isWhole = false }: { people: Profile['suggestions']; isWhole?: boolean }) {
  const { t } = useTranslation('demoProfile')
  const [toggle] = useToggleOnProfileMutation()
  return (
    <WallCard title={t('suggestions')}>
      <ul className={isWhole ? 'wall-people is-whole' : 'wall-people'}>
        {people.map(({ name, avatar, mutualFriend, invited }) => (
          <li key={name}>
            <Avatar name={name} src={avatar} size={40} />
            <span>
              <b>{name}</b>
              <span className="muted">{t('mutual', { count: mutualFriend })}</span>
            </span>
            <Button
              size="sm"
              look={invited ? 'ghost' : 'secondary'}
              aria-label={t(invited ? 'uninviteName' : 'inviteName', { name })}
              onClick={() => void toggle({ kind: 'suggestion', name })}
            >
              {t(invited ? 'invited' : 'invite')}
            </Button>
          </li>
        ))}
      </ul>
    </WallCard>
  )
}
