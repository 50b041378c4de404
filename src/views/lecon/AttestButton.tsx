import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { useMinute } from '@core/hooks/useMinute'
import { isDue, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface AttestButtonProps {
  lecon: Evenement
  pending: boolean
  onAttest: () => void
}

/** Attests a lesson from its row of the list. */
export function AttestButton({ lecon, pending, onAttest }: AttestButtonProps) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const now = useMinute()
  if (!isDue(lecon, now)) return null
  return (
    <Button
      size="sm"
      icon={Check}
      className="attest-one"
      disabled={pending}
      aria-label={t('attest.one', { nom: lecon.title, quand: whenWord(lecon, words) })}
      onClick={onAttest}
    >
      {t('act.attest')}
    </Button>
  )
}
