interface Named {
  immatriculation: string
  marque: string
  modele: string
}

/** A vehicle in one line: « Kia Picanto · 187 TU 4521 ». */
export const vehiculeName = ({ marque, modele, immatriculation }: Named) => `${marque} ${modele} · ${immatriculation}`
