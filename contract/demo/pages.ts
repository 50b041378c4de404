interface Question {
  question: string
  ans: string
}

interface Connection {
  profileImg?: string
  id?: string
}

/** GET /account-setting/data */
export interface AccountSettings {
  general: { avatar: string; username: string; fullName: string; email: string; company: string }
  info: { bio: string; dob: string | null; country: string; website: string; phone: string }
  social: {
    socialLinks: Record<'twitter' | 'facebook' | 'google' | 'linkedIn' | 'instagram' | 'quora', string>
    /** Empty where nothing is connected. */
    connections: Record<'twitter' | 'google' | 'facebook' | 'github', Connection>
  }
  notification: Record<
    'commentOnArticle' | 'answerOnForm' | 'followMe' | 'newAnnouncements' | 'productUpdates' | 'blogDigest',
    boolean
  >
}

/** POST /account-setting/update: the changed parts; answers all settings. */
export type AccountSettingsUpdate = Partial<Pick<AccountSettings, 'general' | 'info' | 'social' | 'notification'>>

export interface ProfileComment {
  id: number
  avatar: string
  username: string
  comment: string
  commentsLikes: number
  youLiked: boolean
}

export interface ProfilePost {
  id: number
  avatar: string
  username: string
  /** ISO 8601. */
  postTime: string
  postText: string
  postImg?: string
  likes: number
  youLiked: boolean
  comments: number
  share: number
  youShared: boolean
  likedUsers: { avatar: string; username: string }[]
  likedCount: number
  detailedComments: ProfileComment[]
}

/** GET /profile/data */
export interface Profile {
  header: { avatar: string; username: string; designation: string; coverImg: string }
  userAbout: { about: string; joined: string; lives: string; email: string; website: string }
  suggestedPages: { avatar: string; username: string; subtitle: string; favorite: boolean }[]
  twitterFeeds: { imgUrl: string; title: string; id: string; tags: string; desc: string; favorite: boolean }[]
  post: ProfilePost[]
  latestPhotos: { img: string }[]
  suggestions: { avatar: string; name: string; mutualFriend: number; invited: boolean }[]
  polls: { name: string; result: string; votedUser: { img: string; username: string }[]; youVoted: boolean }[]
}

/** POST /profile/like-post and /profile/share-post (id), /profile/like-comment and /profile/comment-post. */
export interface ProfileCommentLike {
  id: number
  commentId: number
}

/** POST /profile/comment-post */
export interface ProfileCommentToAdd {
  id: number
  comment: string
}

/** POST /profile/toggle: marks or unmarks a page, a feed or a suggested person, by name. */
export interface ProfileToggle {
  kind: 'page' | 'feed' | 'suggestion'
  name: string
}

/** GET /faq/data (q): matching entries only, `{}` without any. */
export type Faq = Partial<
  Record<
    'payment' | 'delivery' | 'cancellationReturn' | 'myOrders' | 'productServices',
    { icon: string; title: string; subtitle: string; qandA: Question[] }
  >
>

/** GET /faq/data/knowledge_base answers KnowledgeArea[]. */
export interface KnowledgeArea {
  id: number
  category: string
  img: string
  title: string
  desc: string
}

interface KnowledgeQuestion {
  id: number
  question: string
  slug: string
}

/**
 * GET /faq/data/category answers KnowledgeCategory[]; with `category` (an area) those of the area, 404 for an unknown
 * area.
 */
export interface KnowledgeCategory {
  id: number
  title: string
  icon: string
  iconColor: string
  questions: KnowledgeQuestion[]
}

/** GET /faq/data/question; with `question` (a slug) that article, 404 when it does not exist. */
export interface KnowledgeArticle {
  title: string
  lastUpdated: string
  relatedQuestions: KnowledgeQuestion[]
  content: string
}

export interface PricingPlan {
  title: string
  img: string
  subtitle: string
  monthlyPrice: number
  yearlyPlan: { perMonth: number; totalAnnual: number }
  planBenefits: string[]
  popular: boolean
}

/** GET /pricing/data */
export interface Pricing {
  basicPlan: PricingPlan
  standardPlan: PricingPlan
  enterprisePlan: PricingPlan
  qandA: Question[]
}
