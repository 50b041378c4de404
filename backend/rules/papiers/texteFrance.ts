import type { Volet } from '@contract/papiers/contrat'
import { frenchMoney, frenchMoneyWords } from '@contract/papiers/words'
import { type Article, hasHours, ofHours, type Terms } from './article'

const VOLETS: Record<Volet, string> = {
  THEORY: 'théorique',
  PRACTICE: 'pratique',
  BOTH: 'théorique et pratique',
}

const article = (titre: string, ...textes: string[]): Article => ({
  titre: { fr: titre },
  textes: textes.map((fr) => ({ fr })),
})

function price(terms: Terms): Article {
  const { total, pays } = terms.contenu
  return article(
    'Prix',
    `Le prix total convenu est de ${frenchMoney(total, pays)} (${frenchMoneyWords(total, pays)}), toutes taxes comprises. Le détail figure dans les tableaux du contrat.`,
    'Les prix sont fermes pendant toute la durée du contrat, sauf modification imposée par la loi.',
  )
}

function payment(terms: Terms): Article {
  const way =
    terms.contenu.echeances.length > 0
      ? 'Le paiement est échelonné, aux dates et pour les montants de l’échéancier.'
      : 'Le prix est payé comptant à la signature du contrat.'
  const each = 'Les leçons sont payées une à une, au prix de l’heure indiqué.'
  return article(
    'Modalités de paiement',
    way,
    ...(hasHours(terms) ? [] : [each]),
    'Chaque paiement donne lieu à un reçu numéroté.',
  )
}

/** What a late cancellation costs; nothing is late where the school allows it until the lesson. */
function lateCancellation({ annulationPourcent, annulationHeures }: Terms): string[] {
  if (annulationHeures === 0) return []
  const late = `Une leçon annulée moins ${ofHours(annulationHeures)} avant son début`
  return annulationPourcent > 0
    ? [`${late} est facturée à ${annulationPourcent}\u00a0% du prix de l’heure, sauf motif légitime.`]
    : [`${late} peut être facturée dans la limite du prix de l’heure, sauf motif légitime.`]
}

function absences(terms: Terms): Article {
  const { absencePourcent } = terms
  return article(
    'Absences et annulations',
    absencePourcent > 0
      ? `Une leçon manquée sans annulation est facturée à ${absencePourcent}\u00a0% du prix de l’heure, sauf motif légitime.`
      : 'Une leçon manquée n’est pas facturée.',
    ...lateCancellation(terms),
    'Une leçon annulée par l’établissement est remplacée ou remboursée.',
  )
}

/** The articles of a contract in France, including the points required by article R213-3 of the Code de la route. */
export const articlesFrance = (terms: Terms): Article[] => {
  const { contenu, garantie, mediateur } = terms
  return [
    article(
      'Objet du contrat',
      `L’établissement forme l’élève en vue de l’obtention du permis de conduire de la catégorie ${contenu.categorie}. La formation est ${VOLETS[contenu.volet]}.`,
    ),
    article(
      'Évaluation et durée de la formation',
      'L’évaluation de départ a eu lieu avant la signature du contrat. Le nombre d’heures prévu tient compte de son résultat\u00a0; il peut être revu d’un commun accord, par avenant.',
      'Les heures prises en plus de celles qui ont été achetées sont payées au prix de l’heure indiqué.',
    ),
    article(
      'Programme et moyens',
      'La formation suit le référentiel pour l’éducation à une mobilité citoyenne. Elle est donnée par des enseignants titulaires de l’autorisation d’enseigner, dans les locaux de l’établissement et sur des véhicules à double commande.',
      'L’élève suit sa progression dans son livret d’apprentissage.',
    ),
    article(
      'Démarches administratives',
      'L’élève donne mandat à l’établissement pour accomplir en son nom les démarches nécessaires à son dossier. Les démarches couvertes et leur prix figurent dans le tableau des prix.',
    ),
    article(
      'Obligations des parties',
      'L’établissement donne les heures prévues et informe l’élève de sa progression et de son compte. L’élève respecte les horaires, le règlement intérieur et les consignes de l’enseignant, et remet les pièces demandées.',
    ),
    price(terms),
    payment(terms),
    absences(terms),
    article(
      'Examens',
      'L’établissement présente l’élève à l’examen quand son niveau le permet. La présentation est gratuite\u00a0; seuls les frais d’accompagnement indiqués peuvent être demandés.',
    ),
    article(
      'Fin du contrat et restitution du dossier',
      'L’élève peut mettre fin au contrat à tout moment\u00a0; la résiliation prend effet quinze jours après réception de sa demande, ou aussitôt pour un motif légitime et sérieux. Il paie ce qu’il a reçu\u00a0; l’établissement lui rembourse le reste.',
      'L’établissement peut mettre fin au contrat en cas de manquement grave de l’élève, après une mise en demeure restée sans effet pendant quinze jours.',
      'La restitution du dossier et son transfert à un autre établissement sont gratuits.',
    ),
    article(
      'Rétractation',
      'Quand le contrat est signé à distance, l’élève peut se rétracter dans les quatorze jours, sans avoir à donner de motif.',
    ),
    article('Garantie financière', garantie ?? ''),
    article(
      'Litiges et médiation',
      'En cas de litige, l’élève adresse d’abord une réclamation écrite à l’établissement. À défaut d’accord, il peut saisir gratuitement le médiateur de la consommation\u00a0:',
      mediateur ?? '',
    ),
    article(
      'Données personnelles et exemplaires',
      'Les données de l’élève servent à sa formation et à son dossier de permis. Il peut les consulter, les faire rectifier et s’opposer à leur usage.',
      'Le contrat est établi en deux exemplaires, un pour chaque partie.',
    ),
  ]
}
