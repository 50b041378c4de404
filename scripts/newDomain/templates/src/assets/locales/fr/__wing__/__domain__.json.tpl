{
  "title": "__title_fr__",
  "add": "Ajouter une fiche",
  "search": "Nom",
  "newTitle": "Nouvelle fiche",
  "editTitle": "Fiche",
  "createdAt": "Ajout",
  "archives": {
    "label": "Fiches",
    "active": "Actives",
    "archived": "Archivées"
  },
  "edit": "Modifier",
  "archive": "Archiver",
  "unarchive": "Désarchiver",
  "actionsOf": "Actions : {{nom}}",
  "archived": "Fiche archivée : {{nom}}",
  "unarchived": "Fiche désarchivée : {{nom}}",
  "archivedBanner": "Cette fiche est archivée.",
  "created": "Fiche ajoutée : {{nom}}",
  "saved": "Fiche enregistrée : {{nom}}",
  "empty": {
    "title": "Aucune fiche pour l’instant",
    "text": "Les fiches de votre auto-école s’afficheront ici."
  },
  "unknown": {
    "title": "Fiche introuvable",
    "text": "Cette fiche n’existe pas dans votre auto-école."
  },
  "form": {
    "label": "Fiche",
    "part": "Informations"
  }
}
