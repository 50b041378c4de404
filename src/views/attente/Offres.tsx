import type { Offre } from '@contract/planning/attente'
import { useOffresQuery } from '@src/redux/calendar/attente'
import { useAbility } from '@src/redux/session/ability'
import { useTranslation } from 'react-i18next'
import { OffreCard } from './OffreCard'
import { useNow } from './useNow'
import '@src/parts/attente/attente.scss'

/** Polled often, because slots are taken quickly. */
const NEWS_INTERVAL = 30_000
const NONE: Offre[] = []

/** The open offers to a candidate; nothing without any, or while they cannot be answered. */
export function Offres() {
  const { t } = useTranslation('attente')
  const canAnswer = useAbility().can('update', 'Demande')
  const news = { pollingInterval: NEWS_INTERVAL, refetchOnFocus: true, skip: !canAnswer }
  const { data } = useOffresQuery({}, news)
  const offres = data?.data ?? NONE
  const now = useNow(offres.length > 0)
  const open = offres.filter(({ expiresAt }) => Date.parse(expiresAt) > now)
  if (open.length === 0) return null
  return (
    <section className="offres" aria-label={t('offre.title')}>
      {open.map((offre) => (
        <OffreCard key={offre.id} offre={offre} now={now} />
      ))}
    </section>
  )
}
