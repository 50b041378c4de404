/** Groups of texts with the same meaning on several pages, which must have the same wording in each language. */
export const ALIKE: string[][] = [
  // A page has the title of its menu entry.
  ['nav:dashboard', 'dashboard:title', 'acces:dashboard.title'],
  ['nav:packs', 'pack:title'],
  ['nav:packages', 'package:title', 'demandePack:packages'],
  ['nav:utilisateurs', 'utilisateur:title', 'recherche:page.utilisateurs'],
  ['nav:codeCourse', 'acces:course.title', 'codeAcces:tab'],
  ['nav:devoirs', 'devoir:title', 'recherche:page.devoirs'],
  ['salle:history.title', 'coursEcole:room', 'recherche:page.salles'],
  ['coursEcole:results.title', 'recherche:page.courseResults'],
  ['nav:calendrier', 'evenement:title', 'revision:calendar', 'lecon:back', 'examen:panel.calendar'],
  ['nav:vehicules', 'vehicule:title', 'recherche:vehicules'],
  ['nav:candidats', 'candidat:title', 'recherche:candidats'],
  ['nav:moniteurs', 'moniteur:title', 'recherche:moniteurs'],
  ['nav:historiques', 'historique:title'],
  ['nav:configuration', 'planning:title'],
  ['nav:tarification', 'tarification:title'],
  ['nav:portfolio', 'candidat:own.title', 'moniteur:portfolio.title', 'facture:own'],
  ['nav:acces', 'acces:title'],
  ['nav:contact', 'contact:title', 'acces:contact.title'],
  ['nav:messages', 'contact:messages'],
  ['package:demandes', 'demandePack:title'],
  // The stages of the exam path, and the states of an hour or an exam.
  ...['code', 'circulation', 'parc'].map((stage) => [
    `evenement:etape.${stage}`,
    `parcours:etape.${stage}`,
    `parcours:hours.${stage}`,
    `disponibilite:stage.${stage}`,
  ]),
  ...['PLANNED', 'SUCCESS', 'FAILED', 'CANCELLED', 'NO_SHOW'].map((status) => [
    `evenement:statut.${status}`,
    `parcours:statut.${status}`,
  ]),
  // An exam has the same name on the calendar, in the prices, on the account and on the invoice.
  ...[
    ['Code exam', 'code_exam_price', 'exam_code'],
    ['Conduit exam', 'circulation_exam_price', 'exam_circulation'],
    ['Park exam', 'maneuver_exam_price', 'exam_parc'],
  ].map(([calendar, price, service]) => [
    `evenement:calendar.${calendar}`,
    `fields:${price}`,
    `paiement:service.${service}`,
  ]),
  ['reglages:title', 'historique:entite.reglages'],
  ['evenement:act.attest', 'journee:attest'],
  // An action has the same label on the button that opens its panel and on the button that ends it.
  ['caisse:actions.refuse', 'caisse:refuse.submit'],
  ['caisse:actions.return', 'caisse:return.title', 'caisse:return.submit'],
  ['caisse:actions.clear', 'caisse:clear.submit'],
  ['candidat:selection.clear', 'lecon:selection.clear', 'devoir:selection.clear', 'codeAcces:selection.clear'],
  ['journee:due', 'lecon:figures.DUE'],
]
