import type { Profile } from '@contract/demo/pages'
import { Avatar } from '@core/components/Avatar'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { demoPaths } from '@src/configs/demo/paths'
import { useDemoProfileQuery } from '@src/redux/demo/profile/api'
import { Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../shared/Loaded'
import { About } from './About'
import { FeedTab } from './FeedTab'
import { Photos } from './Photos'
import { Suggestions } from './Suggestions'
import './demoProfile.scss'

/** The sample wall of the signed-in person. */
export function DemoProfilePage() {
  const { t } = useTranslation('demoProfile')
  const query = useDemoProfileQuery()
  const header = query.data?.header
  return (
    <Page
      title={header?.username ?? t('title')}
      documentTitle={t('title')}
      lead={header ? <Avatar name={header.username} src={header.avatar} size={64} /> : undefined}
      description={header?.designation}
      actions={
        <ButtonLink icon={Pencil} to={demoPaths.accountSettings}>
          {t('edit')}
        </ButtonLink>
      }
    >
      <Loaded query={query} lines={16}>
        {(profile) => <Wall profile={profile} />}
      </Loaded>
    </Page>
  )
}

function Wall({ profile }: { profile: Profile }) {
  const { t } = useTranslation('demoProfile')
  const tabs = [
    { id: 'feed', label: t('tab.feed'), render: () => <FeedTab profile={profile} /> },
    { id: 'about', label: t('tab.about'), render: () => <About profile={profile} /> },
    { id: 'photos', label: t('tab.photos'), render: () => <Photos photos={profile.latestPhotos} isWhole /> },
    { id: 'friends', label: t('tab.friends'), render: () => <Suggestions people={profile.suggestions} isWhole /> },
  ]
  return (
    <div className="wall">
      <img className="wall-cover" src={profile.header.coverImg} alt="" width={400} height={240} />
      <Tabs label={t('title')} tabs={tabs} />
    </div>
  )
}
