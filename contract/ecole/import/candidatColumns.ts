import { fold } from '../../fold'
import { IMPORT_FIELDS, type ImportField } from './candidatImport'

/** The meaning of a column of an imported list: one field, or two that share a cell. */
export const IMPORT_TARGETS = [...IMPORT_FIELDS, 'nomComplet', 'nomCompletAr', 'identite'] as const
export type ImportTarget = (typeof IMPORT_TARGETS)[number]

const SHARED: Partial<Record<ImportTarget, ImportField[]>> = {
  nomComplet: ['nom', 'prenom'],
  nomCompletAr: ['nomAr', 'prenomAr'],
  identite: ['cin', 'passeport'],
}

const isField = (target: ImportTarget): target is ImportField => (IMPORT_FIELDS as readonly string[]).includes(target)

/** The fields that a column fills. */
export const fieldsOf = (target: ImportTarget): ImportField[] => SHARED[target] ?? (isField(target) ? [target] : [])

interface Rule {
  target: ImportTarget
  words: RegExp
  /** Words with which the heading means something else. */
  not?: RegExp
}

/** Headings about other people, dates or amounts: 'nom du père', 'date de délivrance', 'prix du permis'. */
const ELSEWHERE =
  /\b(pere|mere|conjoint|epou\w*|tuteur|parents?|garant|jeune fille|lieu|delivr\w*|expir\w*|validite|emission|obtention|examens?|montant|prix|frais|solde|reste|payes?|paiements?|total|nombre|nb)\b|تاريخ الاصدار|مكان/
const NUMBER = /\b(n|no|nr|num|numero|number)\b/

/** Rules on folded headings, tried in this order. */
const RULES: Rule[] = [
  {
    target: 'nomCompletAr',
    words:
      /(nom.*prenom|prenom.*nom|nom complet|full name|nome completo|vor und nachname).*\b(arabe|ar|arabic|arabisch)\b/,
  },
  { target: 'prenomAr', words: /(prenom|first name|vorname|nome proprio).*\b(arabe|ar|arabic|arabisch)\b/ },
  { target: 'nomAr', words: /\b(nom|name|nachname|apelido)\b.*\b(arabe|ar|arabic|arabisch)\b/ },
  {
    target: 'moniteur',
    words: /moniteur|monitrice|instruct|instrut|formateur|enseignant|fahrlehrer|المكون|المدرب|المعلم/,
  },
  {
    target: 'nomComplet',
    words:
      /\bnoms?( s)?( et| and|, )? prenoms?\b|\bprenoms?( s)?( et)? noms?\b|nom complet|full name|name and surname|(first|given) name.*(last|family) name|vor und nachname|vollstandiger name|nome completo|^(nom )?(du |de l |des )?(candidate?s?|eleves?|stagiaires?|clients?|apprenants?)( e)?$|الاسم و ?اللقب|اللقب و ?الاسم|الاسم الكامل|الاسم الثلاثي/,
  },
  { target: 'prenom', words: /\bprenoms?\b|(first|given) names?|forename|vorname|nome proprio|^الاسم( الشخصي)?$/ },
  {
    target: 'nom',
    words:
      /^(le )?noms?( s)?( de famille| patronymique)?$|last name|surname|family name|nachname|familienname|apelido|sobrenome|^name$|^(ال)?لقب( العائلي)?$|اسم العائله/,
  },
  { target: 'email', words: /\be ?mails?\b|\bmails?\b|\bmel\b|courriel|correio|البريد/ },
  {
    target: 'identite',
    words:
      /(\bcin\b|identi|id card|ausweis).*(passe?port|reisepass|passaporte)|pass.*\bcin\b|piece d identite|(numero d|nd) identite$|بطاقه.*جواز/,
  },
  {
    target: 'cin',
    words:
      /\bn?cin\b|\bcni\b|carte (nationale )?(d )?identite|carte nationale|identity card|id card|national id|ausweis|cartao|بطاقه (ال)?تعريف|رقم التعريف|^(رقم )?ب ?ت ?و$/,
    not: /\bdates?\b|تاريخ/,
  },
  { target: 'passeport', words: /passe?port|reisepass|passaporte|جواز/, not: /\bdates?\b/ },
  {
    target: 'telephone',
    words: /\btel\b|telephon|telefon|\bgsm\b|portable|\bmobiles?\b|\bphone|handy|telemovel|whatsapp|هاتف|الجوال/,
  },
  {
    target: 'dateNaissance',
    words: /naiss|\bnais\b|\bnee?( e)? le\b|\bddn\b|birth|\bdob\b|\bborn\b|geburt|geboren|nasc|ولاده|ميلاد/,
  },
  {
    target: 'dateInscription',
    words:
      /inscr|\binsc\b|enregistre|\benreg\b|adhesion|registration|registered|enrol|anmelde|eingeschrieben|تسجيل|date d entree/,
    not: NUMBER,
  },
  { target: 'sexe', words: /^sexe?$|\bgenre\b|civilite|gender|geschlecht|^sexo$|الجنس/ },
  {
    target: 'permi',
    words:
      /\bpermis?\b|\bpermits?\b|categori|category|kategorie|\bcat\b|licen[cs]e|fuhrerschein|\bklasse\b|\bcarta\b|صنف|رخصه/,
    not: /\b(n|no|nr|num|numero|number|dates?)\b|تاريخ/,
  },
  {
    target: 'source',
    words:
      /provenance|^venu par$|found us|gekommen uber|chegou por|\bsource\b|\borigine\b|\bconnus?\b|herkunft|origem|مصدر/,
  },
  { target: 'note', words: /remarque|observ|^notes?$|commentaire|comment|remark|bemerkung|notiz|^notas?$|ملاحظ/ },
  { target: 'adresse', words: /adresse|address|domicile|residence|anschrift|morada|endereco|عنوان/ },
]

/** 'C.I.N' folds to three separate letters, which are joined to one word. */
const joinInitials = (words: string) => words.replace(/\b[a-z]( [a-z]\b)+/g, (letters) => letters.replaceAll(' ', ''))

/** The target that a column's heading names. */
export function targetOfHeading(heading: string): ImportTarget | null {
  const words = joinInitials(fold(heading))
  if (words.length > 60 || ELSEWHERE.test(words)) return null
  return RULES.find((rule) => rule.words.test(words) && !rule.not?.test(words))?.target ?? null
}
