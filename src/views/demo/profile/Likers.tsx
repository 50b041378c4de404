import type { ProfilePost } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { Popover } from '@core/components/overlays/Popover'
import { Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The people who like a message: their pictures, and behind a button their names. */
export function Likers({ post: { likedUsers, likes } }: { post: ProfilePost }) {
  const { t } = useTranslation('demoProfile')
  const others = likes - likedUsers.length
  return (
    <div className="wall-likers">
      {likedUsers.map(({ username, avatar }) => (
        <Avatar key={username} name={username} src={avatar} size={24} />
      ))}
      <Popover label={t('likers')} icon={Users}>
        <ul className="wall-liker-names">
          {likedUsers.map(({ username }) => (
            <li key={username}>{username}</li>
          ))}
          {others > 0 ? <li className="muted">{t('others', { count: others })}</li> : null}
        </ul>
      </Popover>
    </div>
  )
}
