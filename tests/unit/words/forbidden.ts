/** A rendering that the texts must not use, and the right one, which the failure names. */
export type Rendering = [wrong: RegExp, right: string]
type ByLanguage = Record<string, Rendering[]>

/** Spellings of another country or another register: wrong in every text of the language. */
export const SPELLINGS: ByLanguage = {
  fr: [
    [/(?<!e-)\be?mails?\b|courriel/i, 'e-mail'],
    [/\blogin\b/i, 'connexion'],
    [/\buploader\b/i, 'envoyer'],
    [/\bclique[rz] ici\b/i, 'the name of what the link opens'],
  ],
  en: [
    [/\bemails?\b/i, 'e-mail'],
    [/\b(colors?|favorites?|behaviors?|neighbors?|labor|honors?)\b/i, 'colour, favourite, behaviour…: -our'],
    [/\bcenter(s|ed)?\b/i, 'centre'],
    [/\b(cancel|travel|label|dial)(ed|ing)\b/i, 'cancelled, travelled…: two l'],
    [/\blicenses?\b/i, 'licence'],
    [/\b(organ|recogn|initial|synchron|custom|author|summar|personal|optim|minim|maxim|real|final)iz(e|i|a)/i, '-ise'],
    [/\banalyz/i, 'analyse'],
    [/\bcatalogs?\b/i, 'catalogue'],
    [/\bgray\b/i, 'grey'],
    [/\bfulfill\b/i, 'fulfil'],
    [/\benroll(s|ment|ments)?\b/i, 'enrol, enrolment'],
    [/\binquir(y|ies)\b/i, 'enquiry'],
    [/\bzip codes?\b/i, 'postcode'],
    [/\btires\b/i, 'tyres'],
    [/\bmaneuver/i, 'manoeuvre'],
  ],
  de: [
    [/\b(du|dich|dir|dein\w*|euch|euer|eure\w*)\b/i, 'Sie'],
    [/\bE-?mails?\b/, 'E-Mail'],
  ],
  pt: [
    [/\bvocês?\b/i, 'the verb in the third person'],
    [/\busuári/i, 'utilizador'],
    [/\bsenhas?\b/i, 'palavra-passe'],
    [/\bcelular/i, 'telemóvel'],
    [/\bsalv(ar|e|o|a|os|as)\b/i, 'guardar'],
    [/\bexclu(ir|a|ído|ída|ídos|ídas|são)\b|\bdelet(ar|ado)\b/i, 'eliminar'],
    [/\btelas?\b/i, 'ecrã'],
    [/\bcadastr/i, 'inscrição, inscrever'],
    [/\bplanej/i, 'planear'],
    [/\bregistr/i, 'registo, registar'],
    [/\bcontat(o|os|ar|e)\b/i, 'contacto, contactar'],
    [/\bequipes?\b/i, 'equipa'],
    [/\bgerenci/i, 'gerir, gestor'],
    [/\bbaix(ar|e|ado)\b/i, 'descarregar'],
    [/\baplicativos?\b/i, 'aplicação'],
    [/\bmouse\b/i, 'rato'],
    [/\bplacas?\b/i, 'matrícula'],
    [/\bmotoristas?\b|\bcarteira de (motorista|habilitação)\b/i, 'condutor, carta'],
    [/\bfatos?\b/i, 'facto'],
    [/\bônibus\b|\bcaminhão\b|\btrem\b/i, 'autocarro, camião, comboio'],
    [/\brecepç|\bcontrole\b|\bparcelas?\b/i, 'receção, controlo, prestação'],
    [/\bemails?\b/i, 'e-mail'],
    [/\best(á|ão|ou|ava|avam|amos)\s+\p{L}+(ando|endo|indo)(?!\p{L})/iu, 'estar a, and the infinitive'],
  ],
}

/** Other renderings of a term of the product; the demo areas speak of other things. */
export const TERMS: ByLanguage = {
  fr: [
    [/élèves?(?!\p{L})/iu, 'candidat'],
    [/\bauto écoles?\b/i, 'auto-école'],
    [/\bessais? (utilisé|restant)/i, 'tentative'],
    [/\bparcours d’examen\b/i, 'parcours d’examens'],
  ],
  en: [
    [/\battest/i, 'confirm; the state of a confirmed hour is DONE'],
    [/\b(pupil|student|learner)s?\b/i, 'candidate'],
    [/\byards?\b|\bcar park\b/i, 'manoeuvres'],
    [/\b(driving|code) (hour|exam|test)|\broad test\b/i, 'theory, road or manoeuvres hour, and exam'],
    [/\bhighway code\b/i, 'highway-code course'],
    [/\bpacks?\b|(?<!\blesson )\bpackages?\b/i, 'plan; what a school has is its subscription'],
    [/\bpricing\b/i, 'prices'],
    [
      /\bthis record\b|^records?$|^(vehicle|instructor|examiner) record$|^record (\w*archived|saved|created|gone)/i,
      'file',
    ],
    [/\b(bring|brought) back\b/i, 'unarchive'],
    [/\b(enabl|disabl)e[ds]?\b/i, 'activate, deactivate'],
    [/\btechnical inspection\b/i, 'inspection'],
    [/\bidentity card\b/i, 'ID card'],
  ],
  de: [
    [/kandidat/i, 'Fahrschüler/in'],
    [/\bSchüler/, 'Fahrschüler/in'],
    [/Lehrkr[aä]ft/, 'Fahrlehrer/in'],
    [/manöver|übungsplatz|rangier/i, 'Grundfahraufgaben'],
    [/\bFahrstunden?\b/, 'Stunde; Fahrstunde is the road hour'],
    [/Stundenanfrage/, 'Terminanfrage'],
    [/\bUnterlage\b/, 'Dokument'],
    [/\bPakete?\b|\bPaketanfrage/, 'Tarif'],
    [/\bAttest\b/, 'Zeugnis'],
    [/\bDieser Eintrag\b|\bEintrag (archiviert|wiederhergestellt|angelegt|gespeichert)/, 'Akte'],
    [/Schließtag/, 'Schließung'],
    [/Probeprüfung/, 'Übungsprüfung'],
    [/Verwaltung der Plattform/, 'Plattformleitung'],
    [/\bGouvernement\b/, 'Gouvernorat'],
  ],
  pt: [
    [/\batestar\b|\batestad[ao]s?\b(?! médico)/i, 'confirmar; the state of a confirmed hour is REALIZADA'],
    [/\b(horas?|exames?) de (condução|parque)(?!\p{L})|^parque$/iu, 'circulação, manobras'],
    [/\b(aula|exame|pedido)s?( é| foi| está| for)? anulad/i, 'cancelado, cancelada'],
    [/\b(aula|exame)s?( é| foi| está| já)? marcad|^marcados?$/i, 'planeado, planeada'],
    [/\bviatura/i, 'veículo'],
    [/\bpacks?\b/i, 'plano'],
    [/\btarifas?\b/i, 'preços'],
    [/\bimposto de circulação/i, 'selo'],
    [/\bgovernorad/i, 'província'],
    [/\bBI\b/, 'cartão de identidade (CIN)'],
    [/\baparelhos?\b/i, 'dispositivo'],
    [/\bcódigo da estrada\b/i, 'curso de código'],
    [/\bexames? de treino\b/i, 'exame simulado'],
    [/\btransaç/i, 'movimento'],
    [/\bficha restaurada\b/i, 'desarquivada'],
  ],
}

/** Texts with words that the rules forbid, each for its reason: language, namespace and key. */
export const EXCEPTIONS = new Map([
  ['fr common:dialog.errorText', "Une erreur s'est produite"],
  ['fr common:dialog.sessionTitle', 'Session Expirée!'],
  ['fr nav:autoecoles', 'Auto école'],
  ['de evenement:calendar.Hour circulation', 'Fahrstunde'],
  ['de demoInvoice:senderAddress', '12, avenue du Lac, 1053 Tunis'],
])

/** Words that people may type to find a page or an action: synonyms on purpose, of any register. */
export const SYNONYMS = /^\w+ (recherche:(words|pageWords|menu)|demoSearch:words)\./
