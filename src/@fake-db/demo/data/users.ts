import { DEMO_PLANS, DEMO_ROLES, DEMO_USER_STATUSES, type DemoUser } from '@contract/demo/user'
import { COUNTRIES, company, person, pick, telephone } from './people'
import { avatar } from './picture'

/** 50 users. */
export const sampleUsers = (): DemoUser[] =>
  Array.from({ length: 50 }, (_, index) => {
    const { fullName, username, email } = person(index + 320)
    return {
      id: index + 1,
      fullName,
      company: company(index),
      role: pick(DEMO_ROLES, index * 3 + Math.floor(index / 5)),
      username,
      country: pick(COUNTRIES, index + Math.floor(index / 6)),
      contact: telephone(index + 40),
      email,
      currentPlan: pick(DEMO_PLANS, index * 3 + Math.floor(index / 4)),
      status: pick(DEMO_USER_STATUSES, index * 2 + Math.floor(index / 7)),
      avatar: index % 4 === 3 ? '' : avatar(fullName),
    }
  })
