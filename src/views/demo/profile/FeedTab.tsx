import type { Profile } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { About } from './About'
import { Feeds, Pages } from './Follows'
import { Photos } from './Photos'
import { Poll } from './Poll'
import { Post } from './Post'
import { Suggestions } from './Suggestions'

/** How many messages are there at first, and come with each press. */
const AT_FIRST = 2

/** The posts between what the person follows and what they may like; on narrow screens the posts come first. */
export function FeedTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation('demoProfile')
  const [shown, setShown] = useState(AT_FIRST)
  return (
    <div className="wall-columns">
      <div className="wall-posts">
        {profile.post.slice(0, shown).map((post) => (
          <Post key={post.id} post={post} />
        ))}
        {shown < profile.post.length ? (
          <Button className="btn-block" onClick={() => setShown(shown + AT_FIRST)}>
            {t('loadMore')}
          </Button>
        ) : null}
      </div>
      <div className="wall-start">
        <About profile={profile} />
        <Pages pages={profile.suggestedPages} />
        <Feeds feeds={profile.twitterFeeds} />
      </div>
      <div className="wall-end">
        <Photos photos={profile.latestPhotos} />
        <Suggestions people={profile.suggestions} />
        <Poll polls={profile.polls} />
      </div>
    </div>
  )
}
