import { type AFacturer, type FactureDetail, type FactureInput, MAX_QUANTITE } from '@contract/argent/facture'
import type { FieldFault } from '@contract/errors'
import type { Currency } from '@core/format/number'
import { amountText } from '@core/format/typedAmount'
import type { Problem } from '@core/http/problem'
import { amountFault, amountOf, countFault, textFault } from '@src/parts/argent/amounts'

export interface LigneValues {
  libelle: string
  quantite: string
  prix: string
  tauxTva: string
}

/** The form's values: amounts and numbers as typed. */
export interface FactureValues {
  causes: string[]
  isAutre: boolean
  nom: string
  adresse: string
  matricule: string
  lignes: LigneValues[]
  echeance: string
  note: string
}

export const emptyLine = (taux: number): LigneValues => ({
  libelle: '',
  quantite: '1',
  prix: '',
  tauxTva: String(taux),
})

interface Locale {
  language: string
  currency: Currency
}

/** The form's values of a draft, as it was typed. */
export function valuesOf({ saisie }: Pick<FactureDetail, 'saisie'>, locale: Locale): FactureValues {
  return {
    causes: saisie?.causes ?? [],
    isAutre: saisie?.client != null,
    nom: saisie?.client?.nom ?? '',
    adresse: saisie?.client?.adresse ?? '',
    matricule: saisie?.client?.matricule ?? '',
    lignes: (saisie?.lignes ?? []).map(({ libelle, quantite, prix, tauxTva }) => ({
      libelle,
      quantite: String(quantite),
      prix: amountText(prix, locale),
      tauxTva: String(tauxTva),
    })),
    echeance: saisie?.echeance ?? '',
    note: saisie?.note ?? '',
  }
}

/** The faults of the form by field; `lignes.0.prix` is the price of the first line. */
export function faultsOf(values: FactureValues, idCandidat: number | null): Partial<Record<string, FieldFault>> {
  const isNamed = values.isAutre || idCandidat === null
  const lines = values.lignes.flatMap(({ libelle, quantite, prix }, index): [string, FieldFault | undefined][] => [
    [`lignes.${index}.libelle`, textFault(libelle)],
    [`lignes.${index}.quantite`, countFault(quantite, 1, MAX_QUANTITE)],
    [`lignes.${index}.prix`, amountFault(prix)],
  ])
  const isEmpty = values.causes.length + values.lignes.length === 0
  return {
    ...Object.fromEntries(lines),
    ...(isEmpty && { causes: 'required' as const }),
    ...(isNamed && { nom: textFault(values.nom), adresse: textFault(values.adresse) }),
  }
}

/** The faults of a refusal under this form's names: that of `client.nom` is shown beside `nom`. */
export function faultsShown<Refusal extends Pick<Problem, 'errors'>>(refusal: Refusal): Refusal {
  const { errors } = refusal
  if (!errors) return refusal
  const named = Object.entries(errors).map(([path, fault]) => [path.replace(/^client\./, ''), fault])
  return { ...refusal, errors: Object.fromEntries(named) }
}

/** The sum of charges, all taxes included; negative when reductions prevail. */
export const sumOf = (charges: readonly Pick<AFacturer['data'][number], 'ttc'>[]): number =>
  charges.reduce((sum, { ttc }) => sum + ttc, 0)

/** The invoice to send. */
export function inputOf(values: FactureValues, idCandidat: number | null): FactureInput {
  const { nom, adresse, matricule, lignes, echeance, note, causes } = values
  const isNamed = values.isAutre || idCandidat === null
  return {
    idCandidat,
    client: isNamed ? { nom, adresse, matricule: matricule || null } : null,
    causes,
    lignes: lignes.map(({ libelle, quantite, prix, tauxTva }) => ({
      libelle,
      quantite: Number(quantite),
      prix: amountOf(prix),
      tauxTva: Number(tauxTva),
    })),
    echeance: echeance || null,
    note: note || null,
  }
}
