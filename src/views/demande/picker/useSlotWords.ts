import type { Creneau } from '@contract/planning/clash'
import type { CreneauLibre, CreneauxLibres } from '@contract/planning/creneau'
import { useFormat } from '@core/format/useFormat'
import { dayOf, timeOf, toWall } from '@src/parts/evenement/calendar/wallClock'
import { useZone } from '@src/parts/evenement/useZone'
import { useTranslation } from 'react-i18next'

/** Free times in words, on the school's clock. */
export function useSlotWords() {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const zone = useZone()
  const dayWord = (start: string) => format.day(dayOf(toWall(start, zone)), 'weekday')
  const time = (moment: string) => timeOf(toWall(moment, zone))
  /** `mardi 24 novembre à 10:00`. */
  const moment = ({ start }: Pick<Creneau, 'start'>) => t('ask.moment', { jour: dayWord(start), heure: time(start) })
  /** `mardi 24 novembre, 10:00 – 11:00`. */
  const span = ({ start, end }: Creneau) => `${dayWord(start)}, ${time(start)} – ${time(end)}`
  /** `mardi 24 novembre à 10:00, avec Nour Khelifi`: the first of those who are free, and how many others. */
  const name = (slot: CreneauLibre, moniteurs: CreneauxLibres['moniteurs']) => {
    const [first, ...others] = slot.idMoniteurs
    const nom = moniteurs.find(({ id }) => id === first)?.nom
    if (!nom) return moment(slot)
    const count = others.length
    return t(count === 0 ? 'ask.momentWith' : 'ask.momentWithMore', { quand: moment(slot), nom, count })
  }
  return { time, moment, span, name }
}
