import type { Profile } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { IconButton } from '@core/components/IconButton'
import { useToggleOnProfileMutation } from '@src/redux/demo/profile/api'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WallCard } from './WallCard'

interface StarButtonProps {
  kind: 'page' | 'feed'
  name: string
  isOn: boolean
}

function StarButton({ kind, name, isOn }: StarButtonProps) {
  const { t } = useTranslation('demoProfile')
  const [toggle] = useToggleOnProfileMutation()
  return (
    <IconButton
      icon={Star}
      label={t('follow', { name })}
      aria-pressed={isOn}
      className={isOn ? 'wall-star is-on' : 'wall-star'}
      onClick={() => void toggle({ kind, name })}
    />
  )
}

/** Pages that the person may follow. */
export function Pages({ pages }: { pages: Profile['suggestedPages'] }) {
  const { t } = useTranslation('demoProfile')
  return (
    <WallCard title={t('pages')}>
      <ul className="wall-people">
        {pages.map(({ username, avatar, subtitle, favorite }) => (
          <li key={username}>
            <Avatar name={username} src={avatar} size={40} />
            <span>
              <b>{username}</b>
              <span className="muted">{subtitle}</span>
            </span>
            <StarButton kind="page" name={username} isOn={favorite} />
          </li>
        ))}
      </ul>
    </WallCard>
  )
}

/** Short messages of the accounts that the person follows. */
export function Feeds({ feeds }: { feeds: Profile['twitterFeeds'] }) {
  const { t } = useTranslation('demoProfile')
  return (
    <WallCard title={t('feeds')}>
      <ul className="wall-people">
        {feeds.map(({ title, id, tags, desc, imgUrl, favorite }) => (
          <li key={id}>
            <Avatar name={title} src={imgUrl} size={40} />
            <span>
              <b>{title}</b>
              <span className="muted">{id}</span>
              <span className="wall-said">
                {desc} <span className="muted">{tags}</span>
              </span>
            </span>
            <StarButton kind="feed" name={title} isOn={favorite} />
          </li>
        ))}
      </ul>
    </WallCard>
  )
}
