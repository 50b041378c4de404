import { paths } from '@src/configs/paths'
import { useTranslation } from 'react-i18next'
import { Figures } from './Figures'
import type { EcoleDay } from './useEcoleDay'

const listOf = (path: string, filters: Record<string, string>) => `${path}?${new URLSearchParams(filters)}`

/** The five figures of a school. */
export function EcoleFigures({ day: { data, firstOfMonth } }: { day: EcoleDay }) {
  const { t } = useTranslation('dashboard')
  const { candidats, inscrits, incomplets, expires, moniteurs } = data?.chiffres ?? {}
  const figures = [
    { id: 'candidats', label: t('figures.candidats'), value: candidats, to: paths.candidats },
    {
      id: 'month',
      label: t('figures.month'),
      value: inscrits,
      to: listOf(paths.candidats, { inscritDepuis: firstOfMonth }),
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
  return <Figures label={t('figures.label')} figures={figures} />
}
