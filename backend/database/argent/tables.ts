import type { Service } from '@contract/argent/service'
import type { Generated } from 'kysely'
import type { Stamped } from '../stamped'

/** The default prices of a school for a permit, in millimes; one of them is active. The customer's names, to the letter. */
export interface ConfigPrixTable extends Stamped {
  idAutoEcole: number
  idPermi: number
  code_hour_price: number
  code_exam_price: number
  circulation_hour_price: number
  circulation_exam_price: number
  maneuver_hour_price: number
  maneuver_exam_price: number
  code_en_ligne_hour_price: number
  code_package_price: number
  driving_package_price: number
  code_file_fee: number
  codePackageMinutes: number
  circulationPackageMinutes: number
  maneuverPackageMinutes: number
  /** The part of an exam's price that goes to the State. */
  codeExamDroits: number
  circulationExamDroits: number
  maneuverExamDroits: number
  is_active: 0 | 1
  version: number
}

/** What a school sells to candidates at one price. */
export interface ForfaitTable extends Stamped {
  idAutoEcole: number
  idPermi: number
  nom: string
  /** Millimes. */
  prix: number
  minutesCode: number
  minutesCirculation: number
  minutesParc: number
  examensCode: number
  examensCirculation: number
  examensParc: number
  /** Whether the file fee is part of the price. */
  dossier: 0 | 1
  active: 0 | 1
  version: number
}

/** What a candidate has bought, its prices copied; `UNPRICED` for candidates from before the school had prices here. */
export interface InscriptionTable extends Stamped {
  idAutoEcole: number
  idCandidat: number
  idPermi: number
  dateDebut: string
  dateFin: string | null
  status: 'ACTIVE' | 'COMPLETED' | 'TERMINATED' | 'UNPRICED'
  /** Where the prices were copied from; for reading only. */
  idForfait: number | null
  idConfigPrix: number | null
  motif: string | null
  version: number
}

/** The price of a service of an enrolment from a day on. Rows are added, never changed. */
export interface InscriptionPrixTable {
  id: Generated<number>
  idInscription: number
  service: Service
  /** Millimes for an hour, an exam or a fee. */
  montant: number
  droits: number
  dateEffet: string
  createdAt: string
}

/** Minutes or exams bought; a discount (`REMISE`) has none and lowers the lot `idReduit`. Rows are added, never changed. */
export interface LotTable {
  id: Generated<number>
  idInscription: number
  service: Service
  /** Minutes of lessons, or number of exams or fees. */
  quantite: number
  /** What the whole lot is worth, in millimes. */
  montant: number
  dateEffet: string
  dateFin: string | null
  origine: 'FORFAIT' | 'AVENANT' | 'REMISE' | 'REPRISE'
  idReduit: number | null
  createdAt: string
}
