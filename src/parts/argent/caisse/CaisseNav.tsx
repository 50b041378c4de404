import { useOverflowEdges } from '@core/hooks/scroll/useOverflowEdges'
import { paths } from '@src/configs/paths'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import './caisse.scss'

const PLACES = [
  { id: 'transactions', to: paths.transactions },
  { id: 'cheques', to: paths.cheques },
  { id: 'clotures', to: paths.clotures },
  { id: 'approbations', to: paths.approbations },
] as const

/** The pages of the school's money beside each other: transactions, cheques, closings, requests. */
export function CaisseNav() {
  const { t } = useTranslation('caisse')
  const row = useRef<HTMLElement>(null)
  useOverflowEdges(row)
  return (
    <nav ref={row} className="caisse-nav" aria-label={t('nav.label')}>
      {PLACES.map(({ id, to }) => (
        <NavLink key={id} to={to} end className="caisse-nav-link">
          {t(`nav.${id}`)}
        </NavLink>
      ))}
    </nav>
  )
}
