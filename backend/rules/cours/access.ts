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
  /**
   * The price of an hour of online course as frozen at the enrolment, in millimes: 0 is free; null when it is not
   * known.
   */
  onlinePrice: number | null
  /** The purchases, without discounts. */
  lots: readonly { service: Service; quantite: number; dateEffet: string; dateFin: string | null }[]
}

/** The codes and enrolments that may open the course to a candidate. */
export interface AccessFacts {
  codes: readonly Code[]
  enrolments: readonly Enrolment[]
}

/** The last of some days; null without any, and when one of them is null, which means without end. */
const latest = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null)

/** The first of two ends; null is no end. */
const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}

const isOn = (today: string, start: string, end: string | null) => start <= today && (end === null || today <= end)

/** Whether a purchase opens the course: online hours always do, theory hours when the online hour is free. */
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

/**
 * The reason why the course is closed: a code that can be redeemed now comes first, then the access that ended last.
 */
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
 * The candidate's access to the course on a day: by purchases while their enrolment runs, or by a code that they have
 * redeemed, whichever lasts longer.
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
