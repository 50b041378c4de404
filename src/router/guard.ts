import type { AppAbility, Role } from '@contract/ability'
import type { Access } from '@src/configs/pageRoute'

/** Whether a user may open a page. */
export function mayOpen({ can, roles }: Access, ability: AppAbility, role: Role): boolean {
  return (!can || ability.can(can[0], can[1])) && (!roles || roles.includes(role))
}
