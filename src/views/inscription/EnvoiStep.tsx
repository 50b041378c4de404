import { Button } from '@core/components/Button'
import { type Fact, Facts } from '@core/components/Facts'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InscriptionValues } from './values'

/** A summary of all values before sending; each part links back to its step. */
export function EnvoiStep({ onChange }: { onChange: (step: number) => void }) {
  const { t } = useTranslation('inscription')
  const values = useFormContext<InscriptionValues>().getValues()
  const ecole: Fact[] = [
    { label: t('fields.nom'), value: values.nom },
    { label: t('fields.matricule'), value: values.matricule },
    { label: t('fields.pays'), value: t(`country.${values.pays}`) },
    {
      label: values.pays === 'FR' ? t('fields.departement') : t('fields.gouvernorat'),
      value: values.gouvernorat,
    },
    { label: t('fields.adresse'), value: values.adresse },
    { label: t('fields.telephone'), value: values.telephone },
  ]
  const compte: Fact[] = [
    { label: t('fields.responsable'), value: values.responsable },
    { label: t('fields.email'), value: values.email },
  ]
  return (
    <>
      <Part title={t('steps.ecole')} facts={ecole} change={t('changeEcole')} onChange={() => onChange(0)} />
      <Part title={t('steps.compte')} facts={compte} change={t('changeCompte')} onChange={() => onChange(1)} />
      <p className="muted">{t('beforeSending')}</p>
    </>
  )
}

interface PartProps {
  title: string
  facts: Fact[]
  change: string
  onChange: () => void
}

function Part({ title, facts, change, onChange }: PartProps) {
  const { t } = useTranslation('inscription')
  return (
    <section className="inscription-part" aria-label={title}>
      <div className="inscription-part-head">
        <h2>{title}</h2>
        <Button size="sm" look="ghost" aria-label={change} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
      <Facts look="lines" facts={facts} />
    </section>
  )
}
