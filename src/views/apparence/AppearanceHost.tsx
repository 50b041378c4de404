import { IconButton } from '@core/components/IconButton'
import { useTheme } from '@core/layouts/theme/useTheme'
import { type Access, isDemoPage } from '@src/configs/pageRoute'
import { paths } from '@src/configs/paths'
import { Palette } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useLocation, useMatches } from 'react-router-dom'
import { closeAppearance, openAppearance, useIsAppearanceOpen } from './opened'
import './appearanceButton.scss'

const AppearancePanel = lazy(async () => ({ default: (await import('./AppearancePanel')).AppearancePanel }))

/** The panel of the theme, while it is open, and its button at the edge of the demo's pages. */
export function AppearanceHost() {
  const { t } = useTranslation('profil')
  const isOpen = useIsAppearanceOpen()
  const isOffered = useIsOffered()
  // Closed at sign-out: the next user did not open it.
  useEffect(() => closeAppearance, [])
  return (
    <>
      {isOffered && !isOpen ? (
        <div className="appearance-button">
          <IconButton icon={Palette} label={t('menu.appearance')} onClick={openAppearance} />
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <AppearancePanel onClose={closeAppearance} />
        </Suspense>
      ) : null}
    </>
  )
}

/**
 * Whether the button is offered: on the demo's pages, and to everybody without a navbar, which holds the account's
 * menu.
 */
function useIsOffered(): boolean {
  // The handle of our routes is written in one place, `pageRoute` of the router.
  const matches = useMatches() as UIMatch<unknown, Access | undefined>[]
  const { pathname } = useLocation()
  const { navbar } = useTheme()
  return navbar === 'hidden' || pathname === paths.home || isDemoPage(matches.at(-1)?.handle ?? {})
}
