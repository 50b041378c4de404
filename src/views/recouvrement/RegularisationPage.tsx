import { VUE_RIGHTS, VUES } from '@contract/recouvrement/regularisation'
import { Page } from '@core/components/Page'
import { Tabs } from '@core/components/Tabs'
import { useRegularisationsQuery } from '@src/redux/recouvrement/regularisation'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { VueList } from './VueList'
import './recouvrement.scss'

/** What a school has to settle, list by list; each line has the button that settles it. */
export function RegularisationPage() {
  const { t } = useTranslation('recouvrement')
  const ability = useAbility()
  const { data } = useRegularisationsQuery(undefined, { refetchOnFocus: true })
  const counts = new Map(data?.data.map(({ vue, nombre }) => [vue, nombre]))
  const tabs = VUES.filter((vue) => ability.can(...VUE_RIGHTS[vue])).map((vue) => ({
    id: vue,
    label: t(`vue.${vue}`),
    count: counts.get(vue) ?? 0,
    render: () => <VueList key={vue} vue={vue} />,
  }))
  return (
    <Page title={t('title')} description={t('text')}>
      <Tabs label={t('title')} tabs={tabs} param="vue" />
    </Page>
  )
}
