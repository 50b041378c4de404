import type { Db } from '../schema'

/** The instructors and vehicles for lessons of a category, sorted by name. */
export async function staffFor(db: Db, idAutoEcole: number, idPermi: number, driving: boolean) {
  const moniteurs = await db
    .selectFrom('moniteur')
    .select(['id', 'nom', 'prenom'])
    .where('idAutoEcole', '=', idAutoEcole)
    .where('archived', '=', 0)
    .where('disponible', '=', 1)
    .$if(driving, (list) =>
      list.where((eb) =>
        eb('id', 'in', eb.selectFrom('moniteur_permi').select('idMoniteur').where('idPermi', '=', idPermi)),
      ),
    )
    .orderBy('nomTri')
    .execute()
  const vehicules = driving
    ? await db
        .selectFrom('vehicule')
        .select(['id', 'marque', 'modele', 'immatriculation'])
        .where('idAutoEcole', '=', idAutoEcole)
        .where('idPermi', '=', idPermi)
        .where('archived', '=', 0)
        .where('disponible', '=', 1)
        .orderBy('recherche')
        .execute()
    : []
  return {
    moniteurs: moniteurs.map(({ id, nom, prenom }) => ({ id, nom: `${prenom} ${nom}` })),
    vehicules: vehicules.map(({ id, marque, modele, immatriculation }) => {
      return { id, nom: `${marque} ${modele} ${immatriculation}` }
    }),
  }
}
