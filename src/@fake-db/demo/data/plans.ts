import type { Pricing } from '@contract/demo/pages'
import { PLAN_PICTURES } from './scenes'

/** The names and the figures come from the customer's specification, 9. */
export const samplePricing = (): Pricing => ({
  basicPlan: {
    title: 'Basic',
    img: PLAN_PICTURES.basic,
    subtitle: 'Pour faire ses premiers tours de roue',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['20 candidats', 'Un calendrier', 'Fiches des candidats', 'Export vers un tableur', 'Aide en ligne'],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: PLAN_PICTURES.standard,
    subtitle: 'Pour une agence et son équipe',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Candidats sans limite',
      'Un calendrier par moniteur',
      'Paiements et reçus',
      'Rappels par message',
      'Aide par téléphone',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: PLAN_PICTURES.enterprise,
    subtitle: 'Pour plusieurs agences',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Tout ce que contient Standard',
      'Agences sans limite',
      'Statistiques comparées',
      'Droits par personne',
      'Un interlocuteur à vous',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Puis-je changer de formule en cours d’année ?',
      ans: 'Oui, à tout moment. Le changement prend effet le mois suivant, sans frais.',
    },
    {
      question: 'Que deviennent mes données si j’arrête ?',
      ans: 'Elles restent à vous : vous pouvez les exporter, puis demander leur suppression.',
    },
    {
      question: 'Le paiement annuel est-il remboursable ?',
      ans: 'Pendant trente jours, en entier et sans justification.',
    },
  ],
})
