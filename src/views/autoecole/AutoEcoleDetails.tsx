import type { AutoEcole } from '@contract/plateforme/autoecole'
import { ButtonLink } from '@core/components/ButtonLink'
import { DetailsPanel } from '@core/components/DetailsPanel'
import { Facts } from '@core/components/Facts'
import { paths } from '@src/configs/paths'
import { useFacts } from '@src/parts/autoecole/useFacts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionButtons } from './DecisionButtons'
import { useDecide } from './useDecide'

/** With the forms, which the list does without. */
const MotifForm = lazy(async () => ({ default: (await import('@src/parts/autoecole/MotifForm')).MotifForm }))

/** A school beside the list, with the possible decisions. */
export function AutoEcoleDetails({ ecole, onClose }: { ecole: AutoEcole; onClose: () => void }) {
  const { t } = useTranslation('autoecole')
  const [suspending, setSuspending] = useState(false)
  const { suspend } = useDecide(ecole, () => setSuspending(false))
  const facts = useFacts(ecole)
  const footer = suspending ? undefined : (
    <>
      <ButtonLink to={paths.autoecole(ecole.id)}>{t('open')}</ButtonLink>
      <DecisionButtons ecole={ecole} onSuspend={() => setSuspending(true)} />
    </>
  )
  return (
    <DetailsPanel title={ecole.nom} footer={footer} onClose={onClose}>
      {suspending ? (
        <Suspense fallback={null}>
          <MotifForm
            draftKey={`suspension:${ecole.id}`}
            label={t('suspend')}
            hint={t('motifHint')}
            onSubmit={suspend}
            onCancel={() => setSuspending(false)}
          />
        </Suspense>
      ) : (
        <Facts look="lines" facts={facts} />
      )}
    </DetailsPanel>
  )
}
