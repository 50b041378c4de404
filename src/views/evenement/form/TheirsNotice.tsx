import type { Evenement } from '@contract/planning/evenement'
import { Button } from '@core/components/Button'
import { Facts } from '@core/components/Facts'
import { Banner } from '@core/components/messages/Banner'
import { useFormat } from '@core/format/useFormat'
import { kindWord, whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'
import type { Part } from './merge'

/** An event as another user saved it while it was edited here, and what they changed. */
export interface Theirs {
  event: Evenement
  changed: readonly Part[]
}

interface TheirsNoticeProps {
  theirs: Theirs
  onTake: () => void
}

/** What another user changed meanwhile, and a button that takes all of it. */
export function TheirsNotice({ theirs: { event, changed }, onTake }: TheirsNoticeProps) {
  const { t } = useTranslation('evenement')
  const words = useWords()
  const format = useFormat()
  const { candidats, moniteur, vehicule, examinateur, lieu, note } = event.extendedProps
  const names = candidats.map(({ nom }) => nom)
  const facts: Record<Part, { label: string; value: string | null }> = {
    calendar: { label: t('form.calendar'), value: kindWord(event, words) },
    candidats: { label: t('fact.candidats', { count: names.length }), value: format.inRow(names) },
    quand: { label: t('fact.times'), value: whenWord(event, words) },
    moniteur: { label: t('fact.moniteur'), value: moniteur },
    vehicule: { label: t('fact.vehicule'), value: vehicule },
    examinateur: { label: t('fact.examinateur'), value: examinateur },
    lieu: { label: t('fact.lieu'), value: lieu },
    note: { label: t('fact.note'), value: note },
  }
  return (
    <Banner tone="warning" takesFocus action={<Button onClick={onTake}>{t('stale.takeTheirs')}</Button>}>
      {t('stale.form')}
      {changed.length > 0 ? <Facts look="lines" facts={changed.map((part) => facts[part])} /> : null}
    </Banner>
  )
}
