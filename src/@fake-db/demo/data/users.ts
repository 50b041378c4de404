import { DEMO_PLANS, DEMO_ROLES, DEMO_USER_STATUSES, type DemoUser } from '@contract/demo/user'
import { company, person, pick } from './people'
import { avatar } from './picture'
import { place } from './places'

/** 50 users. */
export const sampleUsers = (): DemoUser[] =>
  Array.from({ length: 50 }, (_, index) => {
    const { fullName, username, email } = person(index + 320)
    const { country, telephone } = place(index * 3 + 1)
    return {
      id: index + 1,
      fullName,
      company: company(index),
      role: pick(DEMO_ROLES, index * 3 + Math.floor(index / 5)),
      username,
      country,
      contact: telephone,
      email,
      currentPlan: pick(DEMO_PLANS, index * 3 + Math.floor(index / 4)),
      status: pick(DEMO_USER_STATUSES, index * 2 + Math.floor(index / 7)),
      avatar: index % 4 === 3 ? '' : avatar(fullName),
    }
  })
