import { type ContratFacts, contenuOf } from '@backend/rules/papiers/contenu'
import type { ContenuContrat } from '@contract/papiers/contrat'

/** The facts of a complete file in Tunisia. */
export const contratFacts = (changes: Partial<ContratFacts> = {}): ContratFacts => ({
  pays: 'TN',
  jour: '2026-11-21',
  ecole: {
    nom: 'Auto-école El Amen',
    matricule: 'AE-2024/118',
    responsable: 'Hela Ben Youssef',
    telephone: '+21671234567',
    email: 'contact@elamen.tn',
    adresse: '12, avenue de la Liberté, Tunis',
  },
  mentions: {
    nomAr: 'مدرسة الأمان لتعليم السياقة',
    adresseAr: '12، شارع الحرية، تونس',
    formeJuridique: 'SUARL',
    responsableAr: 'هالة بن يوسف',
    matriculeFiscal: '1234567LAM000',
    dateAgrement: '2024-03-01',
    assurance: null,
    garantie: null,
    mediateur: null,
    minimums: [{ idPermi: 2, code: 1200, circulation: 900, parc: 0 }],
  },
  candidat: {
    nom: 'Ben Ali',
    prenom: 'Sami',
    nomAr: 'بن علي',
    prenomAr: 'سامي',
    cin: '09876543',
    passeport: null,
    dateNaissance: '2004-05-17',
    adresse: '4, rue de Carthage, La Marsa',
    telephone: '+21620123456',
    idPermi: 2,
    permi: 'B',
  },
  personne: { tuteurNom: null, tuteurCin: null, tuteurLien: null, neph: null },
  inscription: {
    idPermi: 2,
    permi: 'B',
    achats: [
      { service: 'dossier', quantite: 1, montant: 50_000 },
      { service: 'code', quantite: 1200, montant: 160_000 },
      { service: 'circulation', quantite: 1200, montant: 500_000 },
      { service: 'parc', quantite: 300, montant: 125_000 },
    ],
    prix: [
      { service: 'code', montant: 8_000, droits: 0 },
      { service: 'circulation', montant: 25_000, droits: 0 },
      { service: 'parc', montant: 25_000, droits: 0 },
      { service: 'exam_code', montant: 80_000, droits: 50_000 },
    ],
    echeances: [
      { date: '2026-12-01', montant: 435_000 },
      { date: '2027-01-01', montant: 400_000 },
    ],
  },
  reglages: { absencePourcent: 100, annulationPourcent: 50 },
  annulationHeures: 24,
  ...changes,
})

export const contenuContrat = (changes: Partial<ContratFacts> = {}): ContenuContrat =>
  contenuOf(contratFacts(changes), { numero: 'CT-2026-00041', avenant: null })
