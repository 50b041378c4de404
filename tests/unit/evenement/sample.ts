import type { Evenement } from '@contract/planning/evenement'

let last = 0

/** An event as the backend sends it, a road hour by default. */
export function sampleEvent(
  over: Partial<Omit<Evenement, 'extendedProps'>> & { extendedProps?: Partial<Evenement['extendedProps']> } = {},
): Evenement {
  last += 1
  const { extendedProps, ...rest } = over
  return {
    idEvenement: last,
    title: 'Sami Ben Ali',
    start: '2026-11-23T08:00:00.000Z',
    end: '2026-11-23T09:00:00.000Z',
    allDay: false,
    status: 'PLANNED',
    version: 1,
    updatedAt: '2026-11-20T08:00:00.000Z',
    ...rest,
    extendedProps: {
      calendar: 'Hour circulation',
      title: null,
      idCandidats: [7],
      idUser: null,
      candidats: [{ id: 7, nom: 'Sami Ben Ali', absent: false, telephone: null, archived: false }],
      idMoniteur: 3,
      moniteur: 'Hédi Zitouni',
      idVehicule: 5,
      vehicule: '214 TU 1034',
      idExaminateur: null,
      examinateur: null,
      permi: 'B',
      lieu: null,
      note: null,
      serie: null,
      motif: null,
      annulationTardive: false,
      debutReel: null,
      minutes: null,
      suite: null,
      reprise: null,
      attesteLe: null,
      attestePar: null,
      attesteParMoi: false,
      ...extendedProps,
    },
  }
}
