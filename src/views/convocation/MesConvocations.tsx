import type { Convocation } from '@contract/papiers/convocation'
import { Button } from '@core/components/Button'
import { useFormat } from '@core/format/useFormat'
import { Part } from '@src/parts/parcours/Part'
import { useConvocationsQuery } from '@src/redux/papiers/convocation'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePrintConvocations } from './useConvocations'
import './convocation.scss'

/** A candidate's own summonses to upcoming exams. */
export function MesConvocations({ idCandidat, today }: { idCandidat: number; today: string }) {
  const { t } = useTranslation('convocation')
  const { currentData } = useConvocationsQuery({ idCandidat: String(idCandidat) })
  const ahead = (currentData?.data ?? []).filter(({ contenu }) => contenu.jour >= today)
  if (ahead.length === 0) return null
  return (
    <Part title={t('own')}>
      <ul className="convocations">
        {ahead.map((one) => (
          <Row key={one.id} convocation={one} />
        ))}
      </ul>
    </Part>
  )
}

function Row({ convocation }: { convocation: Convocation }) {
  const { t } = useTranslation(['convocation', 'parcours'])
  const format = useFormat()
  const print = usePrintConvocations()
  const { numero, contenu, isOutdated } = convocation
  const what = t('convocation:exam', {
    etape: t(`parcours:etape.${contenu.etape}`),
    day: format.day(contenu.jour),
    hour: contenu.heure,
  })
  return (
    <li>
      <span>{isOutdated ? t('convocation:movedOwn', { what }) : what}</span>
      {isOutdated ? null : (
        <Button
          icon={Download}
          aria-label={t('convocation:downloadOf', { numero })}
          onClick={() => void print([convocation])}
        >
          {t('convocation:download')}
        </Button>
      )}
    </li>
  )
}
