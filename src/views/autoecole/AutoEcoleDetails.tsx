import type { AutoEcole } from '@contract/plateforme/autoecole'
import { ButtonLink } from '@core/components/ButtonLink'
import { Facts } from '@core/components/Facts'
import { DetailsPanel } from '@core/components/overlays/DetailsPanel'
import { paths } from '@src/configs/paths'
import { useFacts } from '@src/parts/autoecole/useFacts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionButtons } from './DecisionButtons'

/** Loaded with the forms, which the list does without. */
const DecisionMotif = lazy(async () => ({ default: (await import('./DecisionMotif')).DecisionMotif }))

/** A school beside the list, with the possible decisions. */
export function AutoEcoleDetails({ ecole, onClose }: { ecole: AutoEcole; onClose: () => void }) {
  const { t } = useTranslation('autoecole')
  const [isAsking, setAsking] = useState(false)
  const facts = useFacts(ecole)
  const footer = isAsking ? undefined : (
    <>
      <ButtonLink to={paths.autoecole(ecole.id)}>{t('open')}</ButtonLink>
      <DecisionButtons ecole={ecole} onMotif={() => setAsking(true)} />
    </>
  )
  return (
    <DetailsPanel title={ecole.nom} footer={footer} onClose={onClose}>
      {isAsking ? (
        <Suspense fallback={null}>
          <DecisionMotif ecole={ecole} onClose={() => setAsking(false)} />
        </Suspense>
      ) : (
        <Facts look="lines" facts={facts} />
      )}
    </DetailsPanel>
  )
}
