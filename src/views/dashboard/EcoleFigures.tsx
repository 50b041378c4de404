import { paths } from '@src/configs/paths'
import { useMoney } from '@src/parts/argent/useMoney'
import { useTranslation } from 'react-i18next'
import { type Figure, Figures } from './Figures'
import { unpaidList } from './unpaidList'
import type { EcoleDay } from './useEcoleDay'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`

/** The figures of a school; those of unpaid candidates only for desks that may read them. */
export function EcoleFigures({ day: { data, firstOfMonth } }: { day: EcoleDay }) {
  const { t } = useTranslation('dashboard')
  const money = useMoney()
  const { candidats, inscrits, incomplets, expires, moniteurs } = data?.chiffres ?? {}
  const figures: Figure[] = [
    { id: 'candidats', label: t('figures.candidats'), value: candidats, to: paths.candidats },
    {
      id: 'month',
      label: t('figures.month'),
      value: inscrits,
      to: listOf(paths.candidats, { archived: 'tous', inscritDepuis: firstOfMonth }),
    },
    {
      id: 'incomplets',
      label: t('figures.incomplets'),
      value: incomplets,
      to: listOf(paths.candidats, { dossier: 'incomplet' }),
      tone: 'warning' as const,
    },
    {
      id: 'expires',
      label: t('figures.expires'),
      value: expires,
      to: listOf(paths.candidats, { dossier: 'expire' }),
      tone: 'danger' as const,
    },
    {
      id: 'moniteurs',
      label: t('figures.moniteurs'),
      value: moniteurs,
      to: listOf(paths.moniteurs, { availability: 'Available' }),
    },
  ]
  if (data?.impayes) {
    const { nombre, montant } = data.impayes
    figures.push({
      id: 'impayes',
      label: t('figures.impayes'),
      value: nombre,
      to: unpaidList(data.impayes),
      tone: 'danger',
      ...(montant ? { note: t('figures.impayesOf', { amount: money(montant) }) } : {}),
    })
  }
  return <Figures label={t('figures.label')} figures={figures} />
}
