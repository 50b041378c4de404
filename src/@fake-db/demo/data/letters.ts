import type { EmailFolder, EmailLabel } from '@contract/demo/email'

export interface Letter {
  folder: EmailFolder
  /** The number of the invented person who wrote it or to whom it is addressed. */
  who: number
  subject: string
  /** Paragraphs as HTML; `{prénom}` is replaced by the addressee's first name. */
  text: string[]
  labels?: EmailLabel[]
  /** The names of its attachments. */
  files?: string[]
  isUnread?: boolean
  isStarred?: boolean
  /** An earlier message of the same conversation. */
  earlier?: string
}

/** The oldest first, grouped by folder. */
export const LETTERS: Letter[] = [
  {
    folder: 'trash',
    who: 61,
    subject: 'Lettre d’information de février',
    text: ['Ce mois-ci : les nouveaux pneus toutes saisons, et trois idées pour la vitrine.'],
  },
  {
    folder: 'trash',
    who: 62,
    subject: 'Réunion reportée',
    text: ['La réunion de jeudi n’aura pas lieu. Une nouvelle date suivra.'],
    labels: ['company'],
  },
  {
    folder: 'trash',
    who: 63,
    subject: 'Ancien devis pour les rétroviseurs',
    text: ['Voici le devis. Il n’est plus valable depuis la fin du mois : <em>demandez-nous le nouveau</em>.'],
    files: ['devis-retroviseurs.pdf'],
  },
  {
    folder: 'trash',
    who: 64,
    subject: 'Sondage sur la cantine',
    text: ['Deux minutes suffisent pour répondre. Merci !'],
    isUnread: true,
  },
  {
    folder: 'spam',
    who: 65,
    subject: 'Vous avez gagné une berline',
    text: ['Félicitations ! Il ne vous reste qu’à nous envoyer le numéro de votre carte.'],
    isUnread: true,
  },
  {
    folder: 'spam',
    who: 66,
    subject: 'Permis en trois jours, sans examen',
    text: ['Une méthode que les auto-écoles vous cachent. Offre limitée.'],
    isUnread: true,
  },
  {
    folder: 'spam',
    who: 67,
    subject: 'Crédit auto immédiat',
    text: ['Sans justificatif, sans délai, sans surprise. Enfin, presque.'],
  },
  {
    folder: 'spam',
    who: 68,
    subject: 'Votre boîte est pleine',
    text: ['Cliquez vite pour ne rien perdre. <strong>Ceci n’est pas un piège.</strong>'],
  },
  {
    folder: 'draft',
    who: 8,
    subject: 'Planning de la rentrée',
    text: ['Bonjour,', 'Voici une première idée du planning de septembre. À compléter avec les congés de chacun.'],
    labels: ['company'],
  },
  {
    folder: 'draft',
    who: 9,
    subject: 'Commande de doubles commandes',
    text: ['Bonjour,', 'Il nous faudrait deux jeux pour les nouvelles voitures. Quel serait le délai ?'],
  },
  { folder: 'draft', who: 10, subject: 'Merci pour votre accueil', text: ['Chère équipe,'] },
  {
    folder: 'sent',
    who: 5,
    subject: 'Convocation à l’examen pratique',
    text: ['Bonjour,', 'Votre examen est fixé à mardi, 8 h 30, place de la Gare. Pensez à votre pièce d’identité.'],
    files: ['convocation.pdf'],
  },
  {
    folder: 'sent',
    who: 6,
    subject: 'Reçu de votre paiement',
    text: ['Bonjour,', 'Nous avons bien reçu 240 DT. Il vous reste six heures de conduite.'],
    labels: ['company'],
    isStarred: true,
  },
  {
    folder: 'sent',
    who: 7,
    subject: 'Retour des housses',
    text: ['Bonjour,', 'La taille ne convient pas. Pouvons-nous les échanger contre le modèle au-dessus ?'],
  },
  {
    folder: 'inbox',
    who: 31,
    subject: 'Bienvenue parmi nous',
    text: [
      'Bonjour {prénom},',
      'Toute l’équipe est heureuse de vous accueillir. Le café est au fond du couloir, à gauche.',
    ],
    files: ['livret-d-accueil.pdf'],
    labels: ['personal'],
    isStarred: true,
  },
  {
    folder: 'inbox',
    who: 32,
    subject: 'Contrôle technique de la Clio bleue',
    text: ['Bonjour,', 'La visite est passée. <strong>À prévoir :</strong> les plaquettes avant, sous 3 000 km.'],
    files: ['rapport-controle.pdf', 'photo-plaquettes.jpg'],
    labels: ['company'],
  },
  {
    folder: 'inbox',
    who: 33,
    subject: 'Photos de la remise des permis',
    text: ['Coucou !', 'Voici les photos de samedi. Celle du groupe devant la vitrine est très réussie.'],
    files: ['remise-des-permis.zip'],
    labels: ['personal', 'private'],
  },
  {
    folder: 'inbox',
    who: 34,
    subject: 'Assurance de la flotte : échéance le 30',
    text: [
      'Bonjour,',
      'Votre contrat arrive à échéance. Sans nouvelles de votre part, il sera reconduit aux mêmes conditions.',
      '<ul><li>Sept véhicules</li><li>Doubles commandes comprises</li><li>Franchise inchangée</li></ul>',
    ],
    files: ['avis-d-echeance.pdf'],
    labels: ['important', 'company'],
    isStarred: true,
  },
  {
    folder: 'inbox',
    who: 35,
    subject: 'Échange de mon heure de conduite',
    text: ['Bonjour,', 'Je ne peux pas venir vendredi à 10 h. Serait-il possible de prendre samedi matin ?', 'Merci.'],
    earlier: 'Votre prochaine leçon est prévue vendredi à 10 h. À bientôt !',
  },
  {
    folder: 'inbox',
    who: 36,
    subject: 'Proposition pour le site internet',
    text: ['Bonjour {prénom},', 'Comme convenu, notre proposition en pièce jointe. Je reste à votre disposition.'],
    files: ['proposition.pdf'],
    labels: ['company'],
  },
  {
    folder: 'inbox',
    who: 37,
    subject: 'Résultats du code : 9 sur 11',
    text: ['Bonjour,', 'Neuf candidats reçus sur onze ce matin. Les deux autres repassent dans quinze jours.'],
    files: ['resultats.xlsx'],
    labels: ['important'],
    isUnread: true,
  },
  {
    folder: 'inbox',
    who: 38,
    subject: 'Livraison retardée d’un jour',
    text: ['Bonjour,', 'Votre commande de tapis et de chargeurs arrivera demain, avant midi. Toutes nos excuses.'],
    isUnread: true,
  },
  {
    folder: 'inbox',
    who: 39,
    subject: 'Déjeuner jeudi ?',
    text: ['Salut {prénom},', 'Je suis à Tunis jeudi. On se retrouve à midi, au port ?'],
    labels: ['personal'],
    isUnread: true,
    earlier: 'Je passe en ville la semaine prochaine, je te redis le jour.',
  },
]
