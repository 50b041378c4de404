import type { NavGroup } from '@src/navigation/menu'
import { useAbility } from '@src/redux/session/ability'
import { useEffect, useState } from 'react'
import { loadWords } from '../lazily'

const NONE: readonly NavGroup[] = []

const load = async () => {
  const [{ DEMO_GROUPS }] = await Promise.all([import('@src/navigation/demo/menu'), loadWords(['demoNav'])])
  return DEMO_GROUPS
}

/**
 * The demo's groups of the menu, for users who may read it: they appear below the role's own pages, after the frame. A
 * group that could not be loaded is missing until the next start.
 */
export function useDemoMenu(): readonly NavGroup[] {
  const mayRead = useAbility().can('read', 'Demo')
  const [groups, setGroups] = useState(NONE)
  useEffect(() => {
    if (!mayRead) return
    let isHere = true
    load().then(
      (found) => isHere && setGroups(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [mayRead])
  return groups
}
