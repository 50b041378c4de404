import type { Profile } from '@contract/demo/pages'
import { Button } from '@core/components/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { About } from './About'
import { Feeds, Pages } from './Follows'
import { Photos } from './Photos'
import { Poll } from './Poll'
import { Post } from './Post'
import { Suggestions } from './Suggestions'

/** The number of messages shown at first, and added with each press. */
const AT_FIRST = 2

/** The position of the message that the address names, as in a shared link; -1 without one. */
function useNamedPost(posts: Profile['post']): number {
  const { hash } = useLocation()
  const index = posts.findIndex(({ id }) => hash === `#message-${id}`)
  useEffect(() => {
    if (index >= 0) document.querySelector(hash)?.scrollIntoView?.({ block: 'center' })
  }, [index, hash])
  return index
}

/** The posts between the person's interests and suggestions; on narrow screens the posts come first. */
export function FeedTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation('demoProfile')
  const named = useNamedPost(profile.post)
  const [asked, setAsked] = useState(AT_FIRST)
  const shown = Math.max(asked, named + 1)
  return (
    <div className="wall-columns">
      <div className="wall-posts">
        {profile.post.slice(0, shown).map((post) => (
          <Post key={post.id} post={post} />
        ))}
        {shown < profile.post.length ? (
          <Button className="btn-block" onClick={() => setAsked(shown + AT_FIRST)}>
            {t('loadMore')}
          </Button>
        ) : null}
        <p role="status" className="muted wall-end-note">
          {shown < profile.post.length ? t('shown', { count: shown, all: profile.post.length }) : t('allShown')}
        </p>
      </div>
      <div className="wall-start">
        <About profile={profile} />
        <Pages pages={profile.suggestedPages} />
        <Feeds feeds={profile.twitterFeeds} />
      </div>
      <div>
        <Photos photos={profile.latestPhotos} />
        <Suggestions people={profile.suggestions} />
        <Poll polls={profile.polls} />
      </div>
    </div>
  )
}
