import type { Service } from '@contract/argent/service'
import type { CourseAccess } from '@contract/ecole/codeAcces'

interface Code {
  actif: 0 | 1
  dateExpiration: string
  /** Null for a code that was never redeemed. */
  premiereUtilisation: string | null
}

interface Enrolment {
  dateDebut: string
  dateFin: string | null
  /** The hour of online course as frozen at the enrolment, in millimes: 0 is free; null when it is not known. */
  onlinePrice: number | null
  /** What was bought, without discounts. */
  lots: readonly { service: Service; quantite: number; dateEffet: string; dateFin: string | null }[]
}

/** What may open the course to a candidate. */
export interface AccessFacts {
  codes: readonly Code[]
  enrolments: readonly Enrolment[]
}

/** The last of some days; null without any, and where one of them is null: that one never ends. */
const latest = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null)

/** The first of two ends; null is no end. */
const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

const isOn = (today: string, start: string, end: string | null) => start <= today && (end === null || today <= end)

/** Whether something bought brings the course: online hours always, theory hours where online ones are free. */
const brings = ({ onlinePrice }: Enrolment, service: Service): boolean =>
  service === 'en_ligne' || (service === 'code' && onlinePrice === 0)

/** The spans in which an enrolment opens the course. */
const spansOf = (enrolment: Enrolment) =>
  enrolment.lots
    .filter(({ service, quantite }) => quantite > 0 && brings(enrolment, service))
    .map(({ dateEffet, dateFin }) => ({
      start: dateEffet > enrolment.dateDebut ? dateEffet : enrolment.dateDebut,
      end: earlier(dateFin, enrolment.dateFin),
    }))

const closed = (raison: CourseAccess['raison'], depuis: string | null = null): CourseAccess => ({
  open: false,
  par: null,
  dateExpiration: null,
  raison,
  depuis,
})

/** Why the course is closed: what can be done at once comes first, then what ended last. */
function closedFor({ codes }: AccessFacts, spans: readonly { end: string | null }[], today: string): CourseAccess {
  const running = codes.filter(({ actif, dateExpiration }) => actif === 1 && dateExpiration >= today)
  if (running.length > 0) return closed('CODE_WAITING')
  const over = codes.filter(({ dateExpiration, premiereUtilisation }) => dateExpiration < today && premiereUtilisation)
  const code = latest(over.map(({ dateExpiration }) => dateExpiration))
  const ended = latest(spans.flatMap(({ end }) => (end !== null && end < today ? [end] : [])))
  if (code !== null && (ended === null || code >= ended)) return closed('CODE_EXPIRED', code)
  if (ended !== null) return closed('ENDED', ended)
  return closed(codes.some(({ actif }) => actif === 0) ? 'CODE_INACTIVE' : 'NONE')
}

/**
 * Whether the course is open to a candidate on a day: by what they bought while their enrolment runs, or by a code that
 * they have redeemed, whichever lasts longer.
 */
export function accessOn(facts: AccessFacts, today: string): CourseAccess {
  const spans = facts.enrolments.flatMap(spansOf)
  const bought = spans.filter(({ start, end }) => isOn(today, start, end))
  const codes = facts.codes.filter(
    ({ actif, dateExpiration, premiereUtilisation }) =>
      actif === 1 && dateExpiration >= today && premiereUtilisation !== null,
  )
  if (bought.length === 0 && codes.length === 0) return closedFor(facts, spans, today)
  const byCode = latest(codes.map(({ dateExpiration }) => dateExpiration))
  const byPackage = latest(bought.map(({ end }) => end))
  const isPackage = bought.length > 0 && (byPackage === null || byCode === null || byPackage >= byCode)
  const dateExpiration = isPackage ? byPackage : byCode
  return { open: true, par: isPackage ? 'FORFAIT' : 'CODE', dateExpiration, raison: null, depuis: null }
}
