import type {
  FoundAutoEcole,
  FoundCandidat,
  FoundExaminateur,
  FoundForfait,
  FoundMoniteur,
  FoundUtilisateur,
  FoundVehicule,
  Recherche,
} from '@contract/ecole/recherche'
import { isRefused } from '@contract/plateforme/autoecole'
import type { Tone } from '@core/components/StatusDot'
import { arabicName, fullName } from '@core/format/names'
import { type Fact, type FoundGroup, type FoundRow, textOf } from '@core/layouts/search/found'
import { hold, spansOf } from '@core/layouts/search/matching'
import { paths } from '@src/configs/paths'
import { Banknote } from 'lucide-react'
import { chequeRow, clotureRow, evenementRow, factureRow, questionRow, recuRow, serieRow } from './papers'
import { type Kind, seeAll } from './seeAll'
import type { Showing } from './showing'

/**
 * The details of a record: its name, the data for a phone call, and the matching field if the match is not visible
 * otherwise.
 */
function detailsOf(
  { typed }: Showing,
  label: string,
  always: readonly (string | null)[],
  others: readonly (Fact | null)[],
): Pick<FoundRow, 'label' | 'details'> {
  const details: Fact[] = always.flatMap((fact) => fact ?? [])
  if (!hold([label, ...details.map(textOf)], typed)) {
    details.push(...others.flatMap((fact) => (fact && spansOf(textOf(fact), typed).length > 0 ? fact : [])))
  }
  return { label, details }
}

const state = (tone: Tone, label: string) => ({ state: { tone, label } })

function stateOfCandidat({ archived, etape }: FoundCandidat, { t }: Showing) {
  if (archived) return state('neutral', t('recherche:archive'))
  return etape ? state('info', t(`evenement:etape.${etape}`)) : state('success', t('recherche:done'))
}

function candidatRow(row: FoundCandidat, showing: Showing): FoundRow {
  const { t, phone, addresses } = showing
  const arabic = arabicName(row)
  const always = [
    row.telephone && phone(row.telephone),
    row.cin && t('recherche:cin', { numero: row.cin }),
    row.passeport && t('recherche:passeport', { numero: row.passeport }),
  ]
  return {
    id: `candidat-${row.id}`,
    kind: 'candidat',
    person: fullName(row),
    ...detailsOf(showing, fullName(row), always, [arabic && { text: arabic, lang: 'ar' }, row.email]),
    ...stateOfCandidat(row, showing),
    to: addresses.candidat(row.id),
  }
}

function moniteurRow(row: FoundMoniteur, showing: Showing): FoundRow {
  const { t, phone, addresses } = showing
  const always = [phone(row.telephone), t('recherche:cin', { numero: row.cin })]
  return {
    id: `moniteur-${row.id}`,
    kind: 'moniteur',
    person: fullName(row),
    ...detailsOf(showing, fullName(row), always, [row.email]),
    ...(row.archived && state('neutral', t('recherche:archive'))),
    ...(!row.archived && row.availability === 'Unavailable' && state('warning', t('recherche:unavailable'))),
    to: addresses.moniteur(row.id),
  }
}

function examinateurRow(row: FoundExaminateur, showing: Showing): FoundRow {
  const { t, phone, addresses } = showing
  const stages = row.etapes.map((etape) => t(`evenement:etape.${etape}`)).join(', ')
  return {
    id: `examinateur-${row.id}`,
    kind: 'examinateur',
    person: fullName(row),
    ...detailsOf(showing, fullName(row), [stages, row.telephone && phone(row.telephone), row.centre], []),
    ...(row.archived && state('neutral', t('recherche:archive'))),
    to: addresses.examinateur(row),
  }
}

function stateOfVehicule({ archived, papiers, availability }: FoundVehicule, { t }: Showing) {
  if (archived) return state('neutral', t('recherche:archive'))
  if (papiers === 'expire') return state('danger', t('recherche:expired'))
  if (availability === 'Unavailable') return state('warning', t('recherche:unavailable'))
  return papiers === 'bientot' ? state('warning', t('recherche:soon')) : {}
}

const vehiculeRow = (row: FoundVehicule, showing: Showing): FoundRow => ({
  id: `vehicule-${row.id}`,
  kind: 'vehicule',
  label: row.immatriculation,
  details: [`${row.marque} ${row.modele}`],
  ...stateOfVehicule(row, showing),
  to: paths.vehicule(row.id),
})

function utilisateurRow(row: FoundUtilisateur, showing: Showing): FoundRow {
  const { t, phone, addresses, namesSchools } = showing
  const always = [namesSchools ? row.ecole : null, row.telephone && phone(row.telephone), row.email]
  return {
    id: `utilisateur-${row.id}`,
    kind: 'utilisateur',
    person: row.nomComplet,
    ...detailsOf(showing, row.nomComplet, always, [row.username]),
    ...(!row.active && state('neutral', t('recherche:inactive'))),
    to: addresses.utilisateur(row),
  }
}

function stateOfAutoEcole(row: FoundAutoEcole, { t }: Showing) {
  if (row.statut === 'PENDING') return state('warning', t('recherche:pending'))
  if (isRefused(row)) return state('danger', t('recherche:refused'))
  return row.statut === 'SUSPENDED' ? state('danger', t('recherche:suspended')) : {}
}

const autoEcoleRow = (row: FoundAutoEcole, showing: Showing): FoundRow => ({
  id: `autoecole-${row.id}`,
  kind: 'autoecole',
  ...detailsOf(
    showing,
    row.nom,
    [row.responsable, showing.phone(row.telephone)],
    [row.matricule, row.email, row.gouvernorat],
  ),
  ...stateOfAutoEcole(row, showing),
  to: paths.autoecole(row.id),
})

/** The row of a package. */
const forfaitRow = ({ id, nom, prix, permi, active }: FoundForfait, { t, amount, addresses }: Showing): FoundRow => ({
  id: `forfait-${id}`,
  kind: 'forfait',
  label: nom,
  details: [amount(prix), permi],
  ...(!active && state('neutral', t('recherche:inactive'))),
  to: addresses.forfait(id),
})

/** For each candidate, the address of their account with the form that takes money open. */
export const payGroup = ({ candidats }: Recherche, { t }: Showing): FoundGroup => ({
  id: 'pay',
  title: t('recherche:payGroup'),
  rows: candidats.map((row) => ({
    id: `pay-${row.id}`,
    label: t('recherche:pay', { name: fullName(row) }),
    icon: Banknote,
    to: paths.candidatPay(row.id),
  })),
})

/** The title of the first group; it names the corrected text where only similar names were found. */
const headOf = (kind: string, { corrige }: Recherche, { t }: Showing) =>
  corrige === null ? kind : `${kind} · ${t('recherche:corrige', { text: corrige })}`

/** The results by kind: the kind of the best result first. */
export function groupsOf(found: Recherche, showing: Showing): FoundGroup[] {
  const group = <Row extends { rank: number }>(
    id: Kind,
    rows: readonly Row[],
    rowOf: (row: Row, showing: Showing) => FoundRow,
  ) => ({
    best: rows[0]?.rank ?? Number.POSITIVE_INFINITY,
    id,
    title: showing.t(`recherche:${id}`),
    rows: [...rows.map((row) => rowOf(row, showing)), ...seeAll(id, rows, found, showing)],
    ...(found.corrige !== null && { searched: found.corrige }),
  })
  return [
    group('candidats', found.candidats, candidatRow),
    group('moniteurs', found.moniteurs, moniteurRow),
    group('examinateurs', found.examinateurs, examinateurRow),
    group('vehicules', found.vehicules, vehiculeRow),
    group('evenements', found.evenements, evenementRow),
    group('recus', found.recus, recuRow),
    group('factures', found.factures, factureRow),
    group('clotures', found.clotures, clotureRow),
    group('cheques', found.cheques, chequeRow),
    group('forfaits', found.forfaits, forfaitRow),
    group('series', found.series, serieRow),
    group('questions', found.questions, questionRow),
    group('autoecoles', found.autoecoles, autoEcoleRow),
    group('utilisateurs', found.utilisateurs, utilisateurRow),
  ]
    .filter(({ rows }) => rows.length > 0)
    .sort((a, b) => a.best - b.best)
    .map((one, place) => (place === 0 ? { ...one, title: headOf(one.title, found, showing) } : one))
}
