import { useOpensAmong } from '@src/router/frame/useOpens'
import { DemoNavbar } from '@src/views/demo/search/DemoNavbar'
import { useMemo } from 'react'
import { allPages } from './pages'

/** The demo's additions to the navbar, which lead to its pages. */
export function DemoTools() {
  const among = useOpensAmong()
  return <DemoNavbar opens={useMemo(() => among(allPages), [among])} />
}
