import type { Permi } from '@contract/ecole/permi'
import { Button } from '@core/components/Button'
import { ButtonLink } from '@core/components/ButtonLink'
import { paths } from '@src/configs/paths'
import { usePermiName } from '@src/parts/permi/usePermiName'
import { useAbility } from '@src/redux/session/ability'
import { History, Plus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface PermiWithoutPrixProps {
  permis: Permi[]
  /** Opens the former prices of a licence; null for one without. */
  onFormer: (idPermi: number) => (() => void) | null
}

/** The licences without prices in force, each with a button for the first step. */
export function PermiWithoutPrix({ permis, onFormer }: PermiWithoutPrixProps) {
  const { t } = useTranslation('tarification')
  const nameOf = usePermiName()
  const id = useId()
  const canCreate = useAbility().can('create', 'Tarification')
  return (
    <section className="prix-without" aria-labelledby={id}>
      <h2 id={id}>{t('prix.without')}</h2>
      <p className="muted">{t('prix.withoutText')}</p>
      <ul className="card">
        {permis.map((permi) => {
          const former = onFormer(permi.id)
          return (
            <li key={permi.id}>
              <span>
                <b>{permi.code}</b> <span className="muted">{nameOf(permi)}</span>
              </span>
              <span className="prix-actions">
                {former ? (
                  <Button
                    size="sm"
                    look="ghost"
                    icon={History}
                    onClick={former}
                    aria-label={t('prix.formerOf', { code: permi.code })}
                  >
                    {t('prix.former')}
                  </Button>
                ) : null}
                {canCreate ? (
                  <ButtonLink size="sm" icon={Plus} to={`${paths.prixNew}?permi=${permi.id}`}>
                    {t('prix.setFor', { code: permi.code })}
                  </ButtonLink>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
