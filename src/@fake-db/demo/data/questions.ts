import type { Faq } from '@contract/demo/pages'

type Line = [question: string, ans: string]

const asked = (lines: Line[]) => lines.map(([question, ans]) => ({ question, ans }))

/** Questions of the shop's customers, by subject. */
export const sampleFaq = (): Required<Faq> => ({
  payment: {
    icon: 'CreditCard',
    title: 'Paiement',
    subtitle: 'Moyens, échéances et reçus',
    qandA: asked([
      ['Quels moyens de paiement acceptez-vous ?', 'La carte, le virement, le chèque, et l’argent liquide à l’agence.'],
      ['Puis-je payer en plusieurs fois ?', 'Oui, en trois mensualités à partir de 150 DT, sans frais.'],
      ['Quand ma carte est-elle débitée ?', 'Au départ du colis, jamais avant.'],
      ['Où trouver ma facture ?', 'Dans votre compte, à la page « Mes achats », dès le paiement.'],
      ['Mon paiement a été refusé : que faire ?', 'Vérifiez le plafond de la carte, puis réessayez ou appelez-nous.'],
      ['Le paiement est-il sûr ?', 'Votre banque le confirme. Nous ne gardons aucun numéro de carte.'],
      ['Acceptez-vous les bons de réduction ?', 'Un par commande, à saisir avant de payer.'],
    ]),
  },
  delivery: {
    icon: 'ShoppingBag',
    title: 'Livraison',
    subtitle: 'Délais, frais et retrait',
    qandA: asked([
      ['Combien de temps prend la livraison ?', 'De un à huit jours selon le produit ; la date figure au panier.'],
      ['Combien coûte-t-elle ?', '7 DT, et rien du tout pour les produits marqués « livraison offerte ».'],
      ['Puis-je retirer ma commande à l’agence ?', 'Oui, le lendemain, sur présentation du numéro de commande.'],
      ['Livrez-vous à l’étranger ?', 'Pas encore. Nous y travaillons.'],
      ['Et si je suis absent ?', 'Le livreur repasse une fois, puis dépose le colis au relais le plus proche.'],
    ]),
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Annulation et retour',
    subtitle: 'Changer d’avis',
    qandA: asked([
      ['Jusqu’à quand puis-je annuler ?', 'Tant que le colis n’est pas parti, d’un clic dans votre compte.'],
      ['Quel est le délai de retour ?', 'Trente jours, dans l’emballage d’origine.'],
      ['Qui paie le retour ?', 'Nous, quand le produit est défectueux ; vous, dans les autres cas.'],
      ['Quand suis-je remboursé ?', 'Dans les cinq jours qui suivent la réception du retour.'],
      ['Puis-je échanger un article ?', 'Oui, contre une autre taille ou une autre couleur.'],
      ['Une leçon de conduite s’annule-t-elle ?', 'Sans frais jusqu’à 48 heures avant.'],
      ['Et si le produit arrive cassé ?', 'Envoyez-nous une photo : un autre part le jour même.'],
    ]),
  },
  myOrders: {
    icon: 'Package',
    title: 'Mes achats',
    subtitle: 'Suivi et modifications',
    qandA: asked([
      ['Comment suivre ma commande ?', 'Un lien de suivi vous est envoyé au départ du colis.'],
      ['Puis-je modifier l’adresse ?', 'Oui, jusqu’au départ du colis.'],
      [
        'Il manque un article dans le colis.',
        'Il voyage peut-être à part : vérifiez le bon de livraison, puis appelez-nous.',
      ],
      ['Puis-je recommander d’un clic ?', 'Oui, depuis une commande passée.'],
      ['Où est mon numéro de commande ?', 'En tête du message de confirmation.'],
    ]),
  },
  productServices: {
    icon: 'Settings',
    title: 'Produits et services',
    subtitle: 'Pose, garantie et conseils',
    qandA: asked([
      [
        'Posez-vous les accessoires ?',
        'Oui, à l’atelier et sur rendez-vous. La double commande se pose toujours chez nous.',
      ],
      ['Quelle est la garantie ?', 'Deux ans pour tout ce qui se branche, un an pour le reste.'],
      ['Ce produit va-t-il à ma voiture ?', 'La fiche le dit. Dans le doute, envoyez-nous le modèle et l’année.'],
      ['Avez-vous des tarifs pour les écoles ?', 'Oui, à partir de cinq pièces. Demandez un devis.'],
    ]),
  },
})
