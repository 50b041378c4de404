import { dayAt } from '@contract/clock/wall'
import type { Creneau } from '@contract/planning/clash'
import type { CreneauLibre, CreneauxLibres } from '@contract/planning/creneau'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import { useTranslation } from 'react-i18next'

type Moniteurs = CreneauxLibres['moniteurs']

/** Texts about free times, in the school's time zone. */
export function useSlotWords() {
  const { t } = useTranslation('demande')
  const format = useFormat()
  const zone = useZone()
  const day = ({ start }: Pick<Creneau, 'start'>) => format.day(dayAt(start, zone), 'weekday')
  const time = (moment: string) => format.time(moment, zone)
  /** `mardi 24 novembre à 10:00`. */
  const moment = (one: Pick<Creneau, 'start'>) => t('ask.moment', { jour: day(one), heure: time(one.start) })
  /** `10:00 – 11:00`. */
  const hours = ({ start, end }: Creneau) => `${time(start)} – ${time(end)}`
  /** The name of the suggested instructor: the first free one. */
  const nameOf = ({ idMoniteurs: [first] }: CreneauLibre, moniteurs: Moniteurs) =>
    moniteurs.find(({ id }) => id === first)?.nom ?? null
  /** `mardi 24 novembre à 10:00, avec Nour Khelifi`: the suggested instructor and the number of others. */
  const name = (slot: CreneauLibre, moniteurs: Moniteurs) => {
    const nom = nameOf(slot, moniteurs)
    if (!nom) return moment(slot)
    const count = slot.idMoniteurs.length - 1
    return t(count === 0 ? 'ask.momentWith' : 'ask.momentWithMore', { quand: moment(slot), nom, count })
  }
  return { time, moment, day, hours, name, nameOf }
}
