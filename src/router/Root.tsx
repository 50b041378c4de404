import { hideOverlay } from '@core/components/hideOverlay'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'

function FirstPageShown() {
  useEffect(hideOverlay, [])
  return null
}

/** Around every page; the loading overlay goes when the first of them is there. */
export function Root() {
  return (
    <>
      <Suspense fallback={null}>
        <Outlet />
        <FirstPageShown />
      </Suspense>
      <ScrollRestoration />
    </>
  )
}
