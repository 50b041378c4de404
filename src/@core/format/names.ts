interface Named {
  nom: string
  prenom: string
  nomAr: string | null
  prenomAr: string | null
}

export const fullName = ({ prenom, nom }: Pick<Named, 'nom' | 'prenom'>) => `${prenom} ${nom}`

/** The name in Arabic, when it is on record. */
export const arabicName = ({ prenomAr, nomAr }: Pick<Named, 'nomAr' | 'prenomAr'>) =>
  [prenomAr, nomAr].filter(Boolean).join(' ') || null
