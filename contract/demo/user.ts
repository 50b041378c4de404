export const DEMO_ROLES = ['admin', 'author', 'editor', 'maintainer', 'subscriber'] as const
export const DEMO_PLANS = ['basic', 'team', 'company', 'enterprise'] as const
export const DEMO_USER_STATUSES = ['pending', 'active', 'inactive'] as const

export type DemoRole = (typeof DEMO_ROLES)[number]
export type DemoPlan = (typeof DEMO_PLANS)[number]
export type DemoUserStatus = (typeof DEMO_USER_STATUSES)[number]

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

/** Of GET /api/users/user (id), POST /apps/users/add-user (201) and POST /apps/users/update-user. */
export interface DemoUserAnswer {
  user: DemoUser
}

/** POST /apps/users/add-user */
export type DemoUserToAdd = Partial<Omit<DemoUser, 'id'>> & Pick<DemoUser, 'fullName'>

/** POST /apps/users/update-user */
export type DemoUserUpdate = Partial<DemoUser> & Pick<DemoUser, 'id'>
