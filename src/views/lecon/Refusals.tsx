import type { LeconsSaved } from '@contract/planning/lecon'
import { Banner } from '@core/components/messages/Banner'
import { inRow } from '@core/format/inRow'
import { whenWord } from '@src/parts/evenement/eventWords'
import { useWords } from '@src/parts/evenement/useWords'
import { useTranslation } from 'react-i18next'

/** The lessons that could not be attested, each with its reason. */
export function Refusals({ refus, onClose }: { refus: LeconsSaved['refus']; onClose: () => void }) {
  const { t } = useTranslation(['lecon', 'evenement'])
  const words = useWords()
  if (refus.length === 0) return null
  return (
    <Banner tone="danger" onClose={onClose}>
      <strong>{t('refused', { count: refus.length })}</strong>
      <ul className="lecon-refusals">
        {refus.map(({ id, code, lecon }) => (
          <li key={id}>
            {lecon ? `${inRow([lecon.title, whenWord(lecon, words)], words.language)} — ` : null}
            {t(`evenement:refus.${code}`)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
