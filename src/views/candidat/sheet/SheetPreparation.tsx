import { Button } from '@core/components/Button'
import { toast } from '@core/components/messages/toast'
import { useAbility } from '@src/redux/session/ability'
import { useCandidatStatsQuery, useWithdrawAvisMutation } from '@src/redux/stats/candidat'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Preparation } from '../own/Preparation'
import { AvisPanel } from './AvisPanel'
import '../own/own.scss'

/** The readiness of a candidate for the next exam, with the assessment of the instructor or the school. */
export function SheetPreparation({ id }: { id: number }) {
  const { t } = useTranslation('candidat')
  const stats = useCandidatStatsQuery(id, { refetchOnFocus: true })
  const [withdraw, { isLoading }] = useWithdrawAvisMutation()
  const [isOpen, setOpen] = useState(false)
  const canJudge = useAbility().can('update', 'Avis')
  const preparation = stats.currentData?.preparation ?? null
  const takeBack = async () => {
    if (!('error' in (await withdraw(id)))) toast.success(t('avis.withdrawn'))
  }
  const actions =
    canJudge && preparation ? (
      <div className="form-actions">
        {preparation.avis ? (
          <Button size="sm" look="ghost" pending={isLoading} onClick={() => void takeBack()}>
            {t('avis.withdraw')}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => setOpen(true)}>
          {t(preparation.avis ? 'avis.change' : 'avis.give')}
        </Button>
      </div>
    ) : null
  return (
    <>
      <Preparation stats={stats} actions={actions} />
      {isOpen && preparation ? (
        <AvisPanel idCandidat={id} etape={preparation.etape} avis={preparation.avis} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
