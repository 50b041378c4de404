interface HelpArticle {
  question: string
  intro: string
  steps: string[]
  tip: string
}

interface HelpCategory {
  title: string
  icon: string
  iconColor: 'primary' | 'success' | 'danger' | 'info' | 'warning'
  articles: HelpArticle[]
}

const article = (question: string, intro: string, steps: string[], tip: string): HelpArticle => ({
  question,
  intro,
  steps,
  tip,
})

/** The articles of the knowledge base by category. */
export const HELP: readonly HelpCategory[] = [
  {
    title: 'Compte',
    icon: 'User',
    iconColor: 'primary',
    articles: [
      article(
        'Ouvrir un compte',
        'Un compte se crée en trois étapes et peut servir aussitôt, le temps que votre agence soit validée.',
        [
          'Choisissez « Inscription » sur la page d’accueil.',
          'Indiquez le nom de l’agence et une adresse e-mail que vous lisez.',
          'Confirmez l’adresse par le code reçu.',
        ],
        'Le premier compte est celui du gérant : c’est lui qui invite les autres.',
      ),
      article(
        'Changer d’adresse e-mail',
        'L’adresse sert à vous connecter et à recevoir les rappels. Elle se change sans perdre l’historique.',
        [
          'Ouvrez les réglages du compte, onglet « Général ».',
          'Saisissez la nouvelle adresse et enregistrez.',
          'Suivez le lien envoyé à cette adresse.',
        ],
        'L’ancienne adresse reste valable tant que la nouvelle n’est pas confirmée.',
      ),
      article(
        'Choisir la langue',
        'L’interface existe en français, anglais, allemand et portugais.',
        [
          'Ouvrez le menu des langues, en haut de la page.',
          'Choisissez la vôtre : le changement est immédiat.',
          'Reconnectez-vous ailleurs : le choix vous suit.',
        ],
        'Les documents remis aux candidats gardent la langue de l’agence.',
      ),
      article(
        'Ajouter une photo',
        'Une photo aide l’équipe à savoir qui a noté quoi.',
        [
          'Ouvrez les réglages du compte.',
          'Choisissez une image depuis l’appareil.',
          'Enregistrez : elle est réduite avant l’envoi.',
        ],
        'Sans photo, vos initiales s’affichent dans une couleur qui ne change pas.',
      ),
      article(
        'Fermer le compte',
        'Un compte fermé ne peut plus se connecter, mais ce qu’il a noté reste dans l’historique de l’agence.',
        [
          'Exportez d’abord ce que vous voulez garder.',
          'Demandez la fermeture depuis les réglages.',
          'Confirmez par votre mot de passe.',
        ],
        'Le dernier gérant d’une agence doit d’abord nommer un successeur.',
      ),
    ],
  },
  {
    title: 'Connexion',
    icon: 'Lock',
    iconColor: 'success',
    articles: [
      article(
        'Mot de passe oublié',
        'Un code à six chiffres suffit pour en choisir un nouveau.',
        [
          'Suivez « Mot de passe oublié ? » sur la page de connexion.',
          'Saisissez le code reçu dans les dix minutes.',
          'Choisissez un mot de passe d’au moins dix caractères.',
        ],
        'Le code déverrouille aussi un compte bloqué par trop d’essais.',
      ),
      article(
        'Rester connecté',
        'Sur un appareil à vous, inutile de saisir le mot de passe chaque matin.',
        [
          'Cochez « Rester connecté » avant de valider.',
          'Gardez l’appareil verrouillé par un code.',
          'Décochez la case sur un poste partagé.',
        ],
        'Une session inactive se ferme d’elle-même au bout de quelques semaines.',
      ),
      article(
        'Se déconnecter partout',
        'Utile après la perte d’un téléphone ou le départ d’un collègue.',
        [
          'Ouvrez votre profil, partie « Appareils ».',
          'Vérifiez la liste : chaque appareil y porte sa dernière visite.',
          'Choisissez « Déconnecter tous les autres ».',
        ],
        'L’appareil que vous tenez reste connecté.',
      ),
      article(
        'Compte verrouillé',
        'Cinq mots de passe faux ferment la porte un quart d’heure, pour vous protéger.',
        [
          'Attendez la fin du délai, affiché à la minute.',
          'Ou demandez un nouveau mot de passe, sans attendre.',
          'Vérifiez la touche des majuscules avant de réessayer.',
        ],
        'Personne à l’agence ne peut lire votre mot de passe, pas même le gérant.',
      ),
    ],
  },
  {
    title: 'Candidats',
    icon: 'Users',
    iconColor: 'danger',
    articles: [
      article(
        'Inscrire un candidat',
        'Nom, téléphone et permis préparé suffisent pour commencer ; le reste se complète plus tard.',
        [
          'Ouvrez « Candidats », puis « Nouveau candidat ».',
          'Remplissez les champs marqués.',
          'Enregistrez : la fiche s’ouvre sur les leçons.',
        ],
        'Une fiche incomplète est signalée, jamais bloquée.',
      ),
      article(
        'Importer un tableur',
        'Votre liste actuelle peut venir d’Excel, de LibreOffice ou d’un fichier CSV.',
        [
          'Choisissez « Importer une liste » et déposez le fichier.',
          'Vérifiez les colonnes reconnues.',
          'Relisez les lignes signalées, puis lancez l’import.',
        ],
        'Un import se reprend en entier tant que rien n’a été ajouté aux fiches.',
      ),
      article(
        'Joindre une pièce',
        'Pièce d’identité, certificat médical, photo : chaque document a sa place dans la fiche.',
        [
          'Ouvrez l’onglet « Documents » de la fiche.',
          'Choisissez la pièce et photographiez-la, ou déposez un fichier.',
          'Indiquez sa date de fin, si elle en a une.',
        ],
        'Les pièces qui expirent bientôt remontent au tableau de bord.',
      ),
      article(
        'Archiver une fiche',
        'Le permis est obtenu : la fiche quitte la liste sans disparaître.',
        ['Ouvrez le menu de la fiche, puis « Archiver ».', 'Vérifiez les leçons encore prévues.', 'Confirmez.'],
        'Une fiche archivée se rouvre à tout moment, paiements compris.',
      ),
      article(
        'Retrouver une fiche',
        'La recherche connaît les noms, les téléphones et les numéros de pièce.',
        [
          'Appuyez sur Ctrl et K.',
          'Tapez le début d’un nom ou quelques chiffres.',
          'Choisissez la fiche avec les flèches, puis Entrée.',
        ],
        'Les fiches archivées se cherchent depuis la liste, avec le filtre « Archivés ».',
      ),
    ],
  },
  {
    title: 'Planning',
    icon: 'Calendar',
    iconColor: 'info',
    articles: [
      article(
        'Poser une leçon',
        'Une leçon réunit un candidat, un moniteur, un véhicule et une heure.',
        [
          'Cliquez sur l’heure voulue dans le calendrier.',
          'Choisissez le candidat : le moniteur habituel est proposé.',
          'Validez avec « Planifier ».',
        ],
        'Un moniteur ou un véhicule déjà pris est signalé avant l’enregistrement.',
      ),
      article(
        'Déplacer une leçon',
        'Glisser la leçon suffit ; le formulaire convient mieux au clavier.',
        [
          'Faites glisser la leçon vers sa nouvelle heure.',
          'Lisez la confirmation affichée en bas.',
          'Annulez d’un clic si ce n’était pas la bonne.',
        ],
        'Le candidat reçoit un message si la leçon a lieu dans les deux jours.',
      ),
      article(
        'Noter une absence',
        'Une absence notée le jour même garde les comptes justes.',
        [
          'Ouvrez la leçon, puis « Attester ».',
          'Décochez le nom de la personne absente.',
          'Ajoutez un mot si elle a prévenu.',
        ],
        'Selon vos règles, une absence prévenue à temps n’est pas facturée.',
      ),
      article(
        'Réserver un véhicule',
        'Une voiture au garage ne doit pas rester proposée.',
        [
          'Ouvrez la fiche du véhicule.',
          'Ajoutez une indisponibilité, avec ses dates.',
          'Déplacez les leçons signalées.',
        ],
        'Les visites techniques proches de leur fin sont rappelées d’elles-mêmes.',
      ),
      article(
        'Préparer un examen',
        'Les dossiers complets se convoquent en une fois.',
        [
          'Choisissez la date et le lieu.',
          'Ajoutez les candidats prêts : la liste les propose.',
          'Imprimez ou envoyez les convocations.',
        ],
        'Le résultat se note depuis la même page, le soir venu.',
      ),
      article(
        'Imprimer la semaine',
        'Une feuille au mur rassure encore bien des équipes.',
        [
          'Affichez la semaine voulue.',
          'Choisissez « Feuille du jour » ou « Semaine ».',
          'Enregistrez le PDF, ou imprimez-le.',
        ],
        'La feuille suit les filtres : un moniteur seul, si vous le souhaitez.',
      ),
    ],
  },
  {
    title: 'Paiements',
    icon: 'CreditCard',
    iconColor: 'warning',
    articles: [
      article(
        'Enregistrer un paiement',
        'L’argent reçu se note en dix secondes, reçu compris.',
        [
          'Ouvrez la fiche du candidat, onglet « Paiements ».',
          'Saisissez le montant et le moyen.',
          'Enregistrez, puis remettez le reçu.',
        ],
        'Un chèque garde sa date de remise et son numéro.',
      ),
      article(
        'Éditer un reçu',
        'Chaque paiement a le sien, numéroté, que l’on peut imprimer de nouveau.',
        ['Ouvrez la ligne du paiement.', 'Choisissez « Reçu ».', 'Imprimez-le ou enregistrez le PDF.'],
        'Un reçu ne se modifie pas : une erreur se corrige par une écriture contraire.',
      ),
      article(
        'Suivre les restes à payer',
        'Une seule liste dit qui doit quoi, et depuis quand.',
        [
          'Ouvrez « Transactions », puis « Restes à payer ».',
          'Triez par ancienneté.',
          'Relancez depuis la ligne, ou notez une promesse.',
        ],
        'Les échéances à venir n’y figurent pas : seulement ce qui est dû.',
      ),
      article(
        'Rembourser un candidat',
        'Un départ en cours de forfait se règle sans calculatrice.',
        ['Ouvrez la fiche, puis « Rembourser ».', 'Vérifiez le solde calculé.', 'Choisissez le moyen et confirmez.'],
        'Les leçons déjà faites sont retenues à leur prix, frais de dossier compris.',
      ),
      article(
        'Créer un forfait',
        'Vingt heures et un examen : ce que vous vendez souvent mérite un nom.',
        [
          'Ouvrez « Tarification », onglet « Forfaits ».',
          'Nommez le forfait et listez ce qu’il contient.',
          'Donnez son prix et activez-le.',
        ],
        'Un changement de prix ne touche pas les candidats déjà inscrits.',
      ),
      article(
        'Appliquer une remise',
        'Frère, étudiante, fidélité : la remise se note avec sa raison.',
        [
          'Ouvrez l’inscription du candidat.',
          'Ajoutez une remise, en montant ou en pourcentage.',
          'Écrivez la raison en un mot.',
        ],
        'Le reçu montre le prix, la remise et ce qui reste.',
      ),
    ],
  },
  {
    title: 'Sauvegardes',
    icon: 'Save',
    iconColor: 'primary',
    articles: [
      article(
        'Copier les données',
        'Une copie complète tient dans un seul fichier.',
        [
          'Ouvrez les réglages, partie « Données ».',
          'Choisissez « Enregistrer une copie ».',
          'Rangez le fichier ailleurs que sur cet appareil.',
        ],
        'Une copie par semaine est une bonne habitude ; une par jour, une meilleure.',
      ),
      article(
        'Reprendre une copie',
        'Après une fausse manœuvre, on revient au moment de la copie.',
        [
          'Ouvrez la même page, puis « Reprendre une copie ».',
          'Choisissez le fichier.',
          'Lisez la date affichée, et confirmez.',
        ],
        'L’état présent est mis de côté, jamais effacé.',
      ),
      article(
        'Exporter une liste',
        'Toute liste à l’écran s’emporte dans un tableur.',
        [
          'Réglez les filtres et les colonnes.',
          'Choisissez « Exporter », puis le format.',
          'Ouvrez le fichier : il contient toutes les pages.',
        ],
        'Un export de liste n’est pas une sauvegarde : il ne se reprend pas.',
      ),
      article(
        'Tout effacer',
        'En fin d’essai, vous pouvez repartir d’une base vide.',
        [
          'Enregistrez d’abord une copie.',
          'Choisissez « Tout effacer » dans la partie « Données ».',
          'Tapez le nom de l’agence pour confirmer.',
        ],
        'Seul le gérant voit ce bouton.',
      ),
    ],
  },
]
