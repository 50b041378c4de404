import type { Profile } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { useVotePollMutation } from '@src/redux/demo/profile/api'
import { useTranslation } from 'react-i18next'
import { WallCard } from './WallCard'

/** A poll with its results; a vote can be moved. */
export function Poll({ polls }: { polls: Profile['polls'] }) {
  const { t } = useTranslation('demoProfile')
  const [vote] = useVotePollMutation()
  return (
    <WallCard title={t('poll.title')}>
      <fieldset className="wall-poll">
        <legend>{t('poll.question')}</legend>
        {polls.map(({ name, result, votedUser, youVoted }) => (
          <label key={name}>
            <input
              type="radio"
              name="wall-poll"
              className="form-check-input"
              checked={youVoted}
              onChange={() => void vote(name)}
            />
            <span>{name}</span>
            <b>{result.replace('%', '\u00a0%')}</b>
            <span className="wall-poll-bar" aria-hidden>
              <span style={{ inlineSize: result }} />
            </span>
            <span className="wall-voters">
              {votedUser.map(({ username, img }) => (
                <Avatar key={username} name={username} src={img} size={24} />
              ))}
              <span className="muted">{t('poll.votes', { count: votedUser.length + Number(youVoted) })}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </WallCard>
  )
}
