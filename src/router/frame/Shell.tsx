import '@src/assets/styles/app.scss'
import { OfflineBanner } from '@core/components/messages/OfflineBanner'
import { UpdateBanner } from '@core/components/messages/UpdateBanner'
import { PageSkeleton } from '@core/components/states/Skeletons'
import { BrandMark } from '@core/layouts/Brand'
import { VerticalLayout } from '@core/layouts/VerticalLayout'
import { isMocked } from '@src/configs/network'
import { paths } from '@src/configs/paths'
import { menuFor } from '@src/navigation/menu'
import { selectUserData } from '@src/redux/auth/slice'
import { useAppSelector } from '@src/redux/hooks'
import { useAbility } from '@src/redux/session/ability'
import { AppearanceHost } from '@src/views/apparence/AppearanceHost'
import { COMMUNICATION, useHidesCommunication } from '@src/views/apparence/communication'
import { BaseBanner } from '@src/views/base/BaseBanner'
import { RoomBanner } from '@src/views/base/RoomBanner'
import { ReadOnlyBanner } from '@src/views/profil/ReadOnlyBanner'
import { useProfil } from '@src/views/profil/useProfil'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFetchAhead } from '../ahead/useFetchAhead'
import { LegalLinks } from './LegalLinks'
import { NavbarEnd } from './NavbarEnd'
import { PageOutlet } from './PageOutlet'
import { useDemoMenu } from './useDemoMenu'
import { useIsBare } from './useIsBare'
import { useKeptAnswers } from './useKeptAnswers'
import { useOffline } from './useOffline'
import { useSearchOptions } from './useSearchOptions'
import { useSteadyTaps } from './useSteadyTaps'

/* The school's logo with its request and schemas, which the first page does not need. */
const SchoolMark = lazy(() =>
  import('./SchoolMark').then(
    (module) => ({ default: module.SchoolMark }),
    () => ({ default: () => <BrandMark /> }),
  ),
)

/** The layout of every page behind the sign-in: menu, navbar, global notices, footer. */
export function Shell() {
  const { t } = useTranslation(['nav', 'common', 'recherche'])
  const user = useAppSelector(selectUserData)
  const role = user?.role
  const ability = useAbility()
  useProfil()
  useFetchAhead()
  useOffline()
  useKeptAnswers()
  useSteadyTaps()
  const search = useSearchOptions()
  const isBare = useIsBare()
  const demoMenu = useDemoMenu()
  const hidesCommunication = useHidesCommunication()
  const menu = useMemo(() => {
    const all = role ? menuFor(role, ability, t, demoMenu) : []
    return hidesCommunication ? all.filter(({ id }) => id !== COMMUNICATION) : all
  }, [role, ability, t, demoMenu, hidesCommunication])
  // The frame is shown before its page is drawn: a slow phone answers taps in between.
  const hasPage = useDeferredValue(true, false)
  const page = <Suspense fallback={<PageSkeleton />}>{hasPage ? <PageOutlet /> : <PageSkeleton />}</Suspense>
  if (isBare) return page
  return (
    <VerticalLayout
      menu={menu}
      appName={t('common:appName')}
      mark={
        user?.connect.ecole ? (
          <Suspense fallback={<BrandMark />}>
            <SchoolMark />
          </Suspense>
        ) : undefined
      }
      home={paths.home}
      search={search}
      navbar={<NavbarEnd />}
      banner={
        <>
          <OfflineBanner isServedHere={isMocked} />
          <UpdateBanner />
          <ReadOnlyBanner />
          <BaseBanner />
          {isMocked ? <RoomBanner /> : null}
        </>
      }
      footer={
        <>
          <span>{t('footer', { year: new Date().getFullYear() })}</span>
          <LegalLinks />
        </>
      }
    >
      {page}
      <AppearanceHost />
    </VerticalLayout>
  )
}
