import type { Profile } from '@contract/demo/pages'
import { About } from './About'
import { Feeds, Pages } from './Follows'
import { Photos } from './Photos'
import { Poll } from './Poll'
import { Post } from './Post'
import { Suggestions } from './Suggestions'

/** The posts between what the person follows and what they may like; on narrow screens the posts come first. */
export const FeedTab = ({ profile }: { profile: Profile }) => (
  <div className="wall-columns">
    <div className="wall-posts">
      {profile.post.map((post) => (
        <Post key={post.id} post={post} />
      ))}
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
