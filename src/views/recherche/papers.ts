import type {
  FoundCheque,
  FoundCloture,
  FoundEvenement,
  FoundFacture,
  FoundQuestion,
  FoundRecu,
  FoundSerie,
} from '@contract/ecole/recherche'
import type { Fact, FoundRow } from '@core/layouts/search/found'
import { paths } from '@src/configs/paths'
import { chequeAddress } from '@src/parts/argent/chequeAddress'
import { CHEQUE_TONES } from '@src/parts/argent/chequeTones'
import type { Showing } from './showing'

/** The records found by a number, a day or a text; those with names of their own are in `records.ts`. */

const facts = (...values: (Fact | null)[]): Fact[] => values.flatMap((value) => value ?? [])

const TONES = {
  PLANNED: 'info',
  SUCCESS: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  NO_SHOW: 'warning',
} as const

function seatsOf({ libres }: FoundEvenement, t: Showing['t']): string | null {
  if (libres === null) return null
  return libres === 0 ? t('evenement:places.none') : t('evenement:places.free', { count: libres })
}

export function evenementRow(event: FoundEvenement, { t, when, addresses }: Showing): FoundRow {
  const { id, calendar, title, status, moniteur, examinateur, lieu } = event
  const kind = t(`evenement:calendar.${calendar}`)
  return {
    id: `evenement-${id}`,
    kind: 'evenement',
    label: title || kind,
    details: facts(title ? kind : null, ...when(event), seatsOf(event, t), moniteur, examinateur, lieu),
    state: { tone: TONES[status], label: t(`evenement:statutWord.${status}`) },
    to: addresses.evenement(event),
  }
}

export const recuRow = (
  { id, numero, kind, jour, montant, qui, isReversed }: FoundRecu,
  showing: Showing,
): FoundRow => ({
  id: `recu-${id}`,
  kind: 'recu',
  label: numero,
  details: facts(qui, showing.t(`recherche:kind.${kind}`), showing.amount(montant), showing.day(jour)),
  ...(isReversed && { state: { tone: 'neutral', label: showing.t('recherche:reversed') } }),
  to: showing.addresses.recu(id),
})

export const factureRow = (
  { id, serie, numero, client, jour, net }: FoundFacture,
  { t, ...showing }: Showing,
): FoundRow => ({
  id: `facture-${id}`,
  kind: 'facture',
  label: numero ?? t(`recherche:draftOf.${serie}`),
  details: facts(client, showing.amount(net), jour && showing.day(jour)),
  ...(numero === null && { state: { tone: 'neutral', label: t('recherche:draft') } }),
  to: paths.facture(id),
})

export const clotureRow = ({ id, numero, jour, caissier }: FoundCloture, { day }: Showing): FoundRow => ({
  id: `cloture-${id}`,
  kind: 'cloture',
  label: numero,
  details: [caissier, day(jour)],
  to: `${paths.clotures}?row=${id}`,
})

export const chequeRow = (
  { id, numero, banque, montant, date, statut, candidat }: FoundCheque,
  { t, amount, day }: Showing,
): FoundRow => ({
  id: `cheque-${id}`,
  kind: 'cheque',
  label: numero,
  details: facts(candidat, banque, amount(montant), day(date)),
  state: { tone: CHEQUE_TONES[statut], label: t(`recherche:chequeStatut.${statut}`) },
  to: chequeAddress(id),
})

const unpublished = (published: boolean, { t }: Showing) =>
  published ? {} : { state: { tone: 'neutral', label: t('recherche:unpublished') } as const }

export const serieRow = (serie: FoundSerie, showing: Showing): FoundRow => ({
  id: `serie-${serie.id}`,
  kind: 'serie',
  label: serie.title.fr,
  details: [{ text: serie.title.ar, lang: 'ar' }],
  ...unpublished(serie.published, showing),
  to: showing.addresses.serie(serie),
})

export const questionRow = ({ id, reference, text, serie, published }: FoundQuestion, showing: Showing): FoundRow => ({
  id: `question-${id}`,
  kind: 'question',
  label: text.fr,
  // A draft may have no Arabic yet.
  details: [reference, serie.fr, ...(text.ar ? [{ text: text.ar, lang: 'ar' } as const] : [])],
  ...unpublished(published, showing),
  to: paths.questionEdit(id),
})
