import { canSeeVue, VUES, type Vue } from '@contract/recouvrement/regularisation'
import { BackLink } from '@core/components/BackLink'
import { ButtonLink } from '@core/components/ButtonLink'
import { Page } from '@core/components/Page'
import { EmptyState } from '@core/components/states/EmptyState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { Tabs } from '@core/components/Tabs'
import { paths } from '@src/configs/paths'
import { useReadOnly } from '@src/parts/profil/useReadOnly'
import { useRegularisationQuery, useRegularisationsQuery } from '@src/redux/recouvrement/regularisation'
import { useAbility } from '@src/redux/session/ability'
import { Hourglass, Import } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VueList } from './VueList'
import './recouvrement.scss'

const DESACCORDS = { vue: 'desaccords', page: '1', perPage: '25' } as const

/** The lists with work before the empty ones, as the page found them: a list that is settled keeps its place. */
function useOrder(counts: ReadonlyMap<Vue, number> | undefined): readonly Vue[] | undefined {
  const [order, setOrder] = useState<readonly Vue[]>()
  if (!order && counts) {
    const hasWork = (vue: Vue) => (counts.get(vue) ?? 0) > 0
    setOrder([...VUES.filter(hasWork), ...VUES.filter((vue) => !hasWork(vue))])
  }
  return order
}

/** The open items that a school has to settle, list by list; each line has the button that settles it. */
export function RegularisationPage() {
  const { t } = useTranslation(['recouvrement', 'misc', 'nav'])
  const readOnly = useReadOnly()
  const ability = useAbility()
  const { data, isError } = useRegularisationsQuery(undefined, { refetchOnFocus: true })
  const back = ability.can('read', 'Transaction') ? 'transactions' : 'dashboard'
  const canEnrol = ability.can('create', 'Inscription')
  // A separate query: comparing every account takes longer than counting, and the other counts must not wait for it.
  const desaccords = useRegularisationQuery(DESACCORDS, { skip: !canSeeVue(ability, 'desaccords') })
  const counts = new Map<Vue, number>(data?.data.map(({ vue, nombre }) => [vue, nombre]))
  const order = useOrder(data || isError ? counts : undefined)
  counts.set('desaccords', desaccords.data?.totalDataCount ?? 0)
  const tabs = (order ?? VUES)
    .filter((vue) => canSeeVue(ability, vue))
    .map((vue) => ({
      id: vue,
      label: t(`vue.${vue}`),
      count: counts.get(vue) ?? 0,
      render: () => <VueList key={vue} vue={vue} />,
    }))
  return (
    <Page
      title={t('title')}
      description={t('text')}
      back={<BackLink to={paths[back]}>{t(`nav:${back}`)}</BackLink>}
      actions={
        canEnrol ? (
          <ButtonLink icon={Import} to={paths.reprise}>
            {t('reprise')}
          </ButtonLink>
        ) : undefined
      }
    >
      {tabs.length > 0 && !order ? <CardSkeleton lines={6} /> : null}
      {tabs.length > 0 && order ? <Tabs label={t('title')} tabs={tabs} param="vue" /> : null}
      {tabs.length === 0 ? (
        // A school that may not write yet cannot settle anything either.
        <EmptyState icon={Hourglass} title={t('misc:readOnly.title')} text={readOnly?.text} />
      ) : null}
    </Page>
  )
}
