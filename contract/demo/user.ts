export const DEMO_ROLES = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const
export const DEMO_PLANS = ['basic', 'team', 'company', 'enterprise'] as const
export const DEMO_USER_STATUSES = ['pending', 'active', 'inactive'] as const

export const DEMO_GENDERS = ['female', 'male', 'other'] as const
export const DEMO_CONTACT_WAYS = ['email', 'message', 'phone'] as const
export const DEMO_NETWORKS = ['x', 'facebook', 'instagram', 'linkedin', 'github', 'slack'] as const
export const DEMO_MODULES = ['staff', 'articles', 'contacts', 'orders', 'settings'] as const
export const DEMO_RIGHTS = ['read', 'write', 'create', 'delete'] as const

export type DemoContactWay = (typeof DEMO_CONTACT_WAYS)[number]
export type DemoNetwork = (typeof DEMO_NETWORKS)[number]
export type DemoModule = (typeof DEMO_MODULES)[number]
export type DemoRight = (typeof DEMO_RIGHTS)[number]
export type DemoRole = (typeof DEMO_ROLES)[number]
export type DemoPlan = (typeof DEMO_PLANS)[number]
export type DemoUserStatus = (typeof DEMO_USER_STATUSES)[number]

/** Optional details of a user; a missing one is empty. */
export interface DemoUserAbout {
  /** YYYY-MM-DD */
  birthDate: string
  website: string
  /** Language code: `fr`. */
  language: string
  gender: string
  contactBy: DemoContactWay[]
  address: string
  address2: string
  postcode: string
  city: string
  region: string
}

/** GET /api/users/list/all-data answers DemoUser[]. */
export interface DemoUser {
  id: number
  fullName: string
  company: string
  role: DemoRole
  username: string
  country: string
  contact: string
  email: string
  currentPlan: DemoPlan
  status: DemoUserStatus
  avatar: string
  /** These three are absent until they are saved once. */
  about?: DemoUserAbout
  social?: Record<DemoNetwork, string>
  /** The user's own rights, such as `staff.read`; null for the rights of the role. */
  rights?: string[] | null
}

/** GET /api/users/list/data */
export interface DemoUserQuery {
  q?: string
  perPage?: number
  page?: number
  role?: DemoRole | ''
  currentPlan?: DemoPlan | ''
  status?: DemoUserStatus | ''
  sort?: 'asc' | 'desc'
  sortColumn?: keyof DemoUser
}

export interface DemoUserList {
  users: DemoUser[]
  total: number
}

/** Answer of GET /api/users/user (id), POST /apps/users/add-user (201) and POST /apps/users/update-user. */
export interface DemoUserAnswer {
  user: DemoUser
}

/** POST /apps/users/add-user */
export type DemoUserToAdd = Partial<Omit<DemoUser, 'id'>> & Pick<DemoUser, 'fullName'>

/** POST /apps/users/update-user */
export type DemoUserUpdate = Partial<DemoUser> & Pick<DemoUser, 'id'>
