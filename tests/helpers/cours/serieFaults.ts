import type { FileQuestion, SerieFile } from '@contract/cours/serieFile'

/** A rule for texts: the pattern of a fault, and its name. */
type Rule = readonly [wrong: RegExp, name: string]

const FRENCH: readonly Rule[] = [
  [/'/, 'apostrophe ’'],
  [/(?<![\u00a0\u202f])[;!?»]|(?<![\u00a0\u202f]):(?=\s|$)|«(?![\u00a0\u202f])/, 'no-break space around ; : ! ? « »'],
  [
    /\d (?:km\/h|m|cm|mm|km|kg|g|g\/l|t|h|min|s|ans|mois|dinars|points|°C|bars?|litres?|%)(?![\p{L}])/u,
    'no-break space before a unit',
  ],
  [/\s{2}|^\s|\s$|\.\.\./, 'spaces, ellipsis'],
  [/\p{Script=Arabic}/u, 'no Arabic letters'],
  [/"|“|”/, '« »'],
]
const ARABIC: readonly Rule[] = [
  [/[?;,](?!\d)/, 'Arabic punctuation ؟ ، ؛'],
  [/[\u0660-\u0669\u06f0-\u06f9]/, 'digits 0 to 9'],
  [/\u0640/, 'no tatweel'],
  [/\s{2}|^\s|\s$|\.\.\./, 'spaces, ellipsis'],
  [/\s[؟،؛.:!]/, 'no space before punctuation'],
  [/'|"/, 'quotation marks « »'],
]
const NO_ALL =
  /toutes? les réponses|tout ce qui précède|aucune de ces|(?:les )?deux (?:premières )?réponses|كل ما سبق|جميع الإجابات/iu

const broken = (text: string, rules: readonly Rule[]) =>
  rules.filter(([wrong]) => wrong.test(text)).map(([, name]) => name)

/** The faults of typography in a French text; Arabic words in it are left out. */
export const frenchFaults = (text: string): string[] => broken(text.replace(/\p{Script=Arabic}+/gu, '…'), FRENCH)

function textFaults({ fr, ar }: { fr: string; ar: string }, max: number): string[] {
  return [
    ...broken(fr, FRENCH).map((name) => `fr ${name}: ${fr}`),
    ...broken(ar, ARABIC).map((name) => `ar ${name}: ${ar}`),
    ...(/\p{Script=Arabic}|^[\d\s.,/%-]+$/u.test(ar) ? [] : [`no Arabic: ${ar}`]),
    ...(fr.length > max ? [`longer than ${max}: ${fr}`] : []),
  ]
}

/** The facts and pictures that questions may use, by the rules of the import. */
interface Grounds {
  isSure: (base: string) => boolean
  isPicture: (name: string) => boolean
  /** All facts with the same meaning as this one. */
  sameAs: (base: string) => readonly string[]
}

/** The faults of one question, apart from its format. */
function questionFaults(question: FileQuestion, { isSure, isPicture }: Grounds): string[] {
  const { text, choices, explanation, source, base, picture } = question
  const twins = choices.filter(({ fr, ar }, at) =>
    choices.some((other, i) => i < at && (other.fr === fr || other.ar === ar)),
  )
  return [
    ...(isSure(base) ? [] : [`rests on ${base}`]),
    ...(picture === null || isPicture(picture) ? [] : [`shows ${picture}`]),
    ...textFaults(text, 200),
    ...(text.fr.endsWith('?') || text.fr.endsWith(':') ? [] : ['text.fr ends with ? or :']),
    ...(/[؟:]$/.test(text.ar) ? [] : ['text.ar ends with ؟ or :']),
    ...choices.flatMap((choice) => textFaults(choice, 120)),
    ...choices.filter(({ fr, ar }) => NO_ALL.test(fr) || NO_ALL.test(ar)).map(({ fr }) => `names other choices: ${fr}`),
    ...choices.filter(({ fr }) => fr.endsWith('.')).map(({ fr }) => `choice ends with a full stop: ${fr}`),
    ...twins.map(({ fr }) => `two equal choices: ${fr}`),
    ...textFaults(explanation, 480),
    ...(explanation.fr.length < 60 ? [`explanation too short: ${explanation.fr}`] : []),
    ...(/[.!]$/.test(explanation.fr) && /[.!]$/.test(explanation.ar) ? [] : ['explanation ends with a full stop']),
    ...textFaults(source, 120),
  ].map((fault) => `${question.id}: ${fault}`)
}

const isLongestRight = ({ choices }: FileQuestion) => {
  const longest = Math.max(...choices.map(({ fr }) => fr.length))
  return choices.filter(({ fr }) => fr.length === longest).every(({ right }) => right)
}

/** The faults of a series as a whole: too many answers can be guessed from their position or length. */
function shareFaults({ title, questions }: SerieFile): string[] {
  const count = (test: (question: FileQuestion) => boolean) => questions.filter(test).length
  const positions = [0, 1, 2, 3].map((at) => count(({ choices }) => choices[at]?.right === true))
  return [
    ...positions
      .filter((times) => times > questions.length * 0.5)
      .map((times) => `${times} right answers at one position`),
    ...(count(isLongestRight) > questions.length * 0.45 ? [`right answer longest ${count(isLongestRight)} times`] : []),
  ].map((fault) => `${title.fr}: ${fault}`)
}

const trigramsOf = (text: string): Set<string> => {
  const plain = text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')
  return new Set(Array.from({ length: Math.max(plain.length - 2, 0) }, (_, at) => plain.substring(at, at + 3)))
}
function alikeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((part) => other.has(part)).length
  return common / (one.size + other.size - common || 1)
}

/** The share of common words from which two right answers about one picture count as the same answer. */
const SAME_ANSWER = 0.3

const figuresOf = (text: string) => (text.match(/\d+/g) ?? []).join(' ')

/**
 * The pairs of questions that ask the same: the same fact, even under two numbers, the same id, nearly the same words
 * about the same picture, or the same right answer about it.
 */
function twinFaults(questions: readonly FileQuestion[], { sameAs }: Grounds): string[] {
  const words = questions.map(({ text, choices }) => {
    const answer = choices.map(({ fr, right }) => (right ? fr : '')).join(' ')
    return { figures: figuresOf(answer), answer: trigramsOf(answer), all: trigramsOf(`${text.fr} ${answer}`) }
  })
  return questions.flatMap((question, at) =>
    questions.slice(0, at).flatMap((other, i) => {
      const [own, theirs] = [words[at], words[i]]
      const both = `${question.id} and ${other.id}`
      const isOnePicture = question.picture === other.picture
      const isAlike = own && theirs && isOnePicture && alikeness(own.all, theirs.all) > 0.75
      const isOneAnswer =
        own &&
        theirs &&
        isOnePicture &&
        question.picture &&
        own.figures === theirs.figures &&
        alikeness(own.answer, theirs.answer) > SAME_ANSWER
      return [
        ...(sameAs(question.base).includes(other.base) ? [`${both} rest on ${question.base} and ${other.base}`] : []),
        ...(question.id === other.id ? [`${question.id} twice`] : []),
        ...(isAlike ? [`${both} ask the same`] : []),
        ...(isOneAnswer ? [`${both} have one answer about ${question.picture}`] : []),
      ]
    }),
  )
}

/** All faults of the delivered series. */
export function serieFaults(series: readonly SerieFile[], grounds: Grounds): string[] {
  return [
    ...series.flatMap(({ questions }) => questions.flatMap((question) => questionFaults(question, grounds))),
    ...series.flatMap(shareFaults),
    ...twinFaults(
      series.flatMap(({ questions }) => questions),
      grounds,
    ),
  ]
}
