import { type Historique, NAMED_FIELDS } from '@contract/ecole/historique'
import { isWholeDay } from '@core/format/date'
import { dateFormat } from '@core/format/locale'
import { useFormat } from '@core/format/useFormat'
import { useZone } from '@src/parts/evenement/useZone'
import { useSchool } from '@src/redux/session/useSchool'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

const NAMED: Readonly<Record<string, string>> = NAMED_FIELDS
/** Amounts in millimes: those by name, and the default prices. */
const AMOUNTS =
  /^(tarifHoraire|cout|prix|montant|seuil|timbre|fondsCaisse|ecartTolere|compte|ecart|verse|frais|autres|paye|solde)$|^(plafond|pas)[A-Z]|_(price|fee)$|Droits$/
/** Minutes of a package, and the minimum hours that a school teaches for a licence. */
const DURATIONS = /^minutes[A-Z]|PackageMinutes$|^(code|circulation|parc)$/
/** Rates of VAT, in hundredths of a per cent: 550 is 5,5 %. */
const RATES = /^(tva|taux)[A-Z]/
const RATE_DIGITS = 2
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Fields with translated values: the key of a value is `domain:group.value`. */
const ENUMS: Record<string, string> = {
  sexe: 'candidat:sexe',
  source: 'candidat:source',
  boite: 'vehicule:boite',
  availability: 'vehicule:availability',
  calendar: 'evenement:calendar',
  status: 'evenement:statutWord',
  etapes: 'evenement:etape',
  statut: 'historique:statut',
  frequence: 'historique:frequence',
  method: 'paiement:method',
  service: 'paiement:service',
  categorie: 'transaction:categorie',
  origine: 'transaction:place',
  destination: 'transaction:place',
  geste: 'approbation:geste',
  acces: 'utilisateur:acces',
  tuteurLien: 'contrat:lien',
  pays: 'fields:paysValue',
  depassement: 'reglages:reserve',
  examenImpaye: 'reglages:reserve',
  contratNonSigne: 'reglages:reserve',
  regimeTva: 'reglages:regime',
  limiteCompte: 'fields:limiteCompteValue',
}
/** `type` is that of a paper or of maintenance, depending on the kind of record. */
const TYPES: Record<string, string> = { candidat: 'candidat:papers.type', vehicule: 'vehicule:type' }

/** The name of a weekday, 1 is Monday; 1 January 2024 was one. */
const weekday = (day: number, language: string) =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day))

type Told = Pick<Historique, 'entite' | 'noms'>

/** The labels of the log's fields and the display of their values: `idPermi` 3 is « B », 120500 « 120,500 DT ». */
export function useFieldWords() {
  const { t, i18n } = useTranslation([
    'historique',
    'fields',
    'candidat',
    'vehicule',
    'evenement',
    'planning',
    'paiement',
    'transaction',
    'reglages',
    'approbation',
    'utilisateur',
    'contrat',
  ])
  const { language } = i18n
  const format = useFormat()
  const { pays, currency } = useSchool()
  const zone = useZone()
  return useMemo(() => {
    const label = (field: string) => {
      const day = /^jour([1-7])$/.exec(field)?.[1]
      if (day) return weekday(Number(day), language)
      // The labels of the planning rules are those of their form.
      return t([`fields:${field}`, `planning:rules.${field}`, `reglages:label.${field}`], {
        defaultValue: field,
        unit: '',
      }).replace(' ()', '')
    }
    const text = (field: string, raw: string) => {
      if (field === 'telephone') return format.phone(raw, pays)
      if (MOMENT.test(raw)) return /Z|[+-]\d\d:\d\d$/.test(raw) ? format.moment(raw, zone) : raw.replace('T', ' ')
      return isWholeDay(raw) ? format.day(raw, 'short') : raw
    }
    const number = (field: string, raw: number) => {
      if (AMOUNTS.test(field)) return format.amount(raw, currency)
      if (DURATIONS.test(field)) return format.duration(raw)
      if (RATES.test(field)) return format.percent(raw / 10_000, RATE_DIGITS)
      if (field === 'annee') return String(raw)
      if (field === 'pourcent') return format.percent(raw / 100)
      if (field === 'jours') return weekday(raw, language)
      return field === 'kilometrage' ? t('vehicule:km', { value: format.number(raw) }) : format.number(raw)
    }
    const value = (entry: Told, field: string, raw: unknown): string => {
      if (raw === null || raw === undefined || raw === '') return t('empty.value')
      if (Array.isArray(raw)) return format.inRow(raw.map((item) => value(entry, field, item))) || t('empty.value')
      if (typeof raw === 'boolean') return field === 'photo' ? t('photo') : t(raw ? 'yes' : 'no')
      const named = NAMED[field]
      if (named && typeof raw === 'number') return entry.noms[`${named}:${raw}`] ?? t('gone')
      const group = field === 'type' ? TYPES[entry.entite] : ENUMS[field]
      if (group) return t(`${group}.${raw}`, { defaultValue: `${raw}` })
      if (typeof raw === 'number') return number(field, raw)
      if (typeof raw === 'string') return text(field, raw)
      // Objects such as times of a week or requested slots: their values joined.
      return Object.entries(raw)
        .map(([part, inner]) => value(entry, part, inner))
        .join(' ')
    }
    return { label, value }
  }, [t, language, format, pays, currency, zone])
}
