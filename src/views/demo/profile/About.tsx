import type { Profile } from '@contract/demo/pages'
import { Facts } from '@core/components/Facts'
import { useTranslation } from 'react-i18next'
import { WallCard } from './WallCard'

/** The person's self-description. */
export function About({ profile: { userAbout } }: { profile: Profile }) {
  const { t } = useTranslation('demoProfile')
  const { about, joined, lives, email, website } = userAbout
  return (
    <WallCard title={t('about.title')}>
      <p>{about}</p>
      <Facts
        facts={[
          { label: t('about.joined'), value: joined },
          { label: t('about.lives'), value: lives },
          { label: t('about.email'), value: email },
          { label: t('about.website'), value: website },
        ]}
      />
    </WallCard>
  )
}
