import type { Examen } from '@contract/planning/examen'
import { Button } from '@core/components/Button'
import { useMinute } from '@core/hooks/useMinute'
import { useAbility } from '@src/redux/session/ability'
import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface ConvocationsButtonProps {
  /** The exams on the page of the list. */
  examens: readonly Examen[]
  onOpen: (idEvenements: readonly number[]) => void
}

/** Issues the summonses of all upcoming exams on the page of the list. */
export function ConvocationsButton({ examens, onOpen }: ConvocationsButtonProps) {
  const { t } = useTranslation('convocation')
  const now = useMinute()
  const ahead = examens.filter(({ status, start }) => status === 'PLANNED' && start > now)
  if (!useAbility().can('create', 'Convocation') || ahead.length === 0) return null
  return (
    <Button icon={Send} onClick={() => onOpen(ahead.map(({ idEvenement }) => idEvenement))}>
      {t('all', { count: ahead.length })}
    </Button>
  )
}
