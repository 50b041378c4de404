import type { DemoOwner } from '@contract/demo/owner'
import type { Profile, ProfileComment, ProfileToggle } from '@contract/demo/pages'
import { sampleProfile } from './data/wall'
import type { Calls } from './http/area'
import { filled, id, oneOf, required } from './http/read'
import { notFound } from './http/refusal'
import { nextId, rowOf } from './http/rows'

const KINDS: readonly ProfileToggle['kind'][] = ['page', 'feed', 'suggestion']

function named<Row>(rows: readonly Row[], nameOf: (row: Row) => string, name: string): Row {
  const row = rows.find((one) => nameOf(one) === name)
  if (!row) throw notFound()
  return row
}

/** Changes the wall of a person. */
function wallOf(profile: Profile, me: DemoOwner) {
  const toggles: Record<ProfileToggle['kind'], (name: string) => void> = {
    page: (name) => {
      const page = named(profile.suggestedPages, (one) => one.username, name)
      page.favorite = !page.favorite
    },
    feed: (name) => {
      const feed = named(profile.twitterFeeds, (one) => one.title, name)
      feed.favorite = !feed.favorite
    },
    suggestion: (name) => {
      const person = named(profile.suggestions, (one) => one.name, name)
      person.invited = !person.invited
    },
  }
  return {
    toggle: (kind: ProfileToggle['kind'], name: string) => toggles[kind](name),
    like(postId: number) {
      const post = rowOf(profile.post, postId)
      post.youLiked = !post.youLiked
      post.likes += post.youLiked ? 1 : -1
    },
    /** A link that is passed on counts once. */
    share(postId: number) {
      const post = rowOf(profile.post, postId)
      if (!post.youShared) post.share += 1
      post.youShared = true
    },
    likeComment(postId: number, commentId: number) {
      const one = rowOf(rowOf(profile.post, postId).detailedComments, commentId)
      one.youLiked = !one.youLiked
      one.commentsLikes += one.youLiked ? 1 : -1
    },
    comment(postId: number, text: string) {
      const post = rowOf(profile.post, postId)
      const own: ProfileComment = {
        id: nextId(post.detailedComments),
        avatar: me.avatar,
        username: me.name,
        comment: text,
        commentsLikes: 0,
        youLiked: false,
      }
      post.detailedComments.push(own)
      post.comments += 1
    },
    /** One vote for each person: a second one moves it. */
    vote(name: string) {
      const chosen = named(profile.polls, (one) => one.name, name)
      for (const poll of profile.polls) poll.youVoted = poll === chosen
      const votes = profile.polls.map(({ votedUser, youVoted }) => votedUser.length + Number(youVoted))
      const all = votes.reduce((sum, count) => sum + count, 0)
      for (const [index, poll] of profile.polls.entries()) {
        poll.result = `${Math.round(((votes[index] ?? 0) / all) * 100)}%`
      }
    },
  }
}

export function begin(me: DemoOwner): Calls {
  const profile = sampleProfile(me)
  const wall = wallOf(profile, me)
  return {
    'GET /profile/data': () => [200, profile],
    'POST /profile/like-post': ({ body }) => {
      wall.like(required(body, 'id', id))
      return [200]
    },
    'POST /profile/share-post': ({ body }) => {
      wall.share(required(body, 'id', id))
      return [200]
    },
    'POST /profile/like-comment': ({ body }) => {
      wall.likeComment(required(body, 'id', id), required(body, 'commentId', id))
      return [200]
    },
    'POST /profile/comment-post': ({ body }) => {
      wall.comment(required(body, 'id', id), required(body, 'comment', filled))
      return [201]
    },
    'POST /profile/toggle': ({ body }) => {
      wall.toggle(required(body, 'kind', oneOf(KINDS)), required(body, 'name', filled))
      return [200]
    },
    'POST /profile/vote': ({ body }) => {
      wall.vote(required(body, 'name', filled))
      return [200]
    },
  }
}
