import { hideOverlay } from '@core/components/states/hideOverlay'
import { useLateScroll } from '@core/hooks/scroll/useLateScroll'
import { useOutage } from '@src/redux/base/outage'
import { lazy, Suspense, useContext, useEffect } from 'react'
import { type Location, Outlet, ScrollRestoration, UNSAFE_DataRouterStateContext, useLocation } from 'react-router-dom'
import { lazily } from './lazily'

const outagePage = lazily(async () => (await import('@src/views/base/OutagePage')).OutagePage, ['base'])
const OutagePage = lazy(async () => ({ default: (await outagePage()).Component }))

function FirstPageShown() {
  useEffect(hideOverlay, [])
  return null
}

/**
 * The key of a place in the history. The first page after each load has the key `default` and would be scrolled to
 * where another page was left before, so its path is used instead.
 */
const placeOf = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)

function LateScroll() {
  const restored = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition
  useLateScroll(placeOf(useLocation()), typeof restored === 'number' ? restored : 0)
  return null
}

/**
 * The root of every page; removes the loading overlay when the first page is rendered. Without a database it shows the
 * outage page.
 */
export function Root() {
  const isOut = useOutage() !== null
  return (
    <>
      <Suspense fallback={null}>
        {isOut ? <OutagePage /> : <Outlet />}
        <FirstPageShown />
      </Suspense>
      <ScrollRestoration getKey={placeOf} />
      <LateScroll />
    </>
  )
}
