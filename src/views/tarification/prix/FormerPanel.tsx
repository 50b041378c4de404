import type { ConfigPrix } from '@contract/argent/configPrix'
import type { Permi } from '@contract/ecole/permi'
import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { Menu } from '@core/components/overlays/Menu'
import { PartPager } from '@core/components/PartPager'
import { ErrorState } from '@core/components/states/ErrorState'
import { CardSkeleton } from '@core/components/states/Skeletons'
import { useFormat } from '@core/format/useFormat'
import { paths } from '@src/configs/paths'
import { useAbility } from '@src/redux/session/ability'
import { useConfigsPrixQuery, useDeleteConfigPrixMutation } from '@src/redux/tarification/configPrix'
import { CircleCheck, Copy, Ellipsis, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusAround } from '../focusAround'
import { useDeleteTarif } from '../useDeleteTarif'
import { PrixTable } from './PrixTable'
import { useTogglePrix } from './useTogglePrix'

const PER_PAGE = 5

/** The former prices of a licence, the latest first. */
export function FormerPanel({ permi, onClose }: { permi: Permi; onClose: () => void }) {
  const { t } = useTranslation('tarification')
  const [page, setPage] = useState(1)
  const { data, isError, isFetching, refetch } = useConfigsPrixQuery({
    idPermi: String(permi.id),
    is_active: 'false',
    sort: '-updatedAt',
    page: String(page),
    perPage: String(PER_PAGE),
  })
  return (
    <DetailsPanel title={t('prix.formerOf', { code: permi.code })} onClose={onClose}>
      {!data && isError ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : null}
      {!data && !isError ? <CardSkeleton lines={6} /> : null}
      {data?.data.length === 0 ? <p className="muted">{t('prix.noFormer')}</p> : null}
      <ul className="prix-former">
        {data?.data.map((prices) => (
          <FormerPrices key={prices.id} permi={permi} prices={prices} />
        ))}
      </ul>
      <PartPager page={page} perPage={PER_PAGE} total={data?.totalDataCount ?? 0} onPage={setPage} />
    </DetailsPanel>
  )
}

interface FormerPricesProps {
  permi: Permi
  prices: ConfigPrix
}

function FormerPrices({ permi, prices }: FormerPricesProps) {
  const { t } = useTranslation('tarification')
  const format = useFormat()
  const name = t('prix.of', { day: format.dayOf(prices.updatedAt) })
  return (
    <li aria-label={name}>
      <div className="prix-former-head">
        <b>{name}</b>
        <FormerActions permi={permi} prices={prices} name={name} />
      </div>
      <PrixTable prices={prices} label={name} />
    </li>
  )
}

function FormerActions({ permi, prices, name }: FormerPricesProps & { name: string }) {
  const { t } = useTranslation('tarification')
  const { activate } = useTogglePrix(permi.code)
  const [send] = useDeleteConfigPrixMutation()
  const deleteTarif = useDeleteTarif()
  const ability = useAbility()
  const actions = useRef<HTMLSpanElement>(null)
  if (!ability.can('update', 'Tarification')) return null
  const leave = () => focusAround(actions.current)
  const bring = async () => {
    if (await activate(prices.id)) leave()
  }
  const remove = async () => {
    const title = t('prix.deleteTitle', { name, code: permi.code })
    if (!(await deleteTarif({ title, send: () => send(prices.id) }))) return
    leave()
    toast.success(t('prix.deletedOf', { name }))
  }
  return (
    <span className="prix-actions" ref={actions}>
      <Button size="sm" icon={CircleCheck} onClick={() => void bring()}>
        {t('activate')}
      </Button>
      <Menu
        look="ghost"
        label={t('actionsOf', { nom: name })}
        items={[
          { id: 'copy', label: t('duplicate'), icon: Copy, to: `${paths.prixNew}?copie=${prices.id}` },
          { id: 'delete', label: t('delete.action'), icon: Trash2, danger: true, onSelect: () => void remove() },
        ]}
      >
        <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
      </Menu>
    </span>
  )
}
