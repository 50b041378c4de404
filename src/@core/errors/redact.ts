/** Name, kind and place of an error, without anything that a user or the data could have put into it. */
export interface Redacted {
  name: string
  message: string
  /** `file:line:column`, the innermost first; the names of functions are not needed to find them. */
  frames: string[]
}

const MOST_FRAMES = 12
/** The class names of code. Anything else was put together at run time. */
const CODE_NAME = /^[A-Z][A-Za-z]{0,40}$/

/**
 * The sentences of the engines. Quoted parts (a key, a value, an address) may come from data: only the sentence is
 * kept, and the position in the file says the rest.
 */
const SENTENCES: readonly [pattern: RegExp, kept: string][] = [
  [/^Cannot read propert(?:y|ies) of (undefined|null)\b/, 'Cannot read properties of $1'],
  [/^Cannot set propert(?:y|ies) of (undefined|null)\b/, 'Cannot set properties of $1'],
  [/ is not a function\b/, 'is not a function'],
  [/ is not a constructor\b/, 'is not a constructor'],
  [/ is not iterable\b/, 'is not iterable'],
  [/ is not defined\b/, 'is not defined'],
  [/ is (undefined|null)$/, 'is $1'],
  [/^Cannot access .* before initialization/, 'Cannot access before initialization'],
  [/^Maximum call stack size exceeded/, 'Maximum call stack size exceeded'],
  [/^Invalid (array length|time value|date)/i, 'Invalid $1'],
  [/^Failed to fetch dynamically imported module/, 'Failed to fetch dynamically imported module'],
  [/^Failed to execute '([A-Za-z]{1,40})' on '([A-Za-z]{1,40})'/, "Failed to execute '$1' on '$2'"],
  [/^Minified React error #(\d{1,3})\b/, 'Minified React error #$1'],
  [/^Unexpected (?:token|end of JSON|non-whitespace)/, 'Unexpected token'],
  [/^No texts\b/, 'No texts'],
  [/^The backend’s worker has ended$/, 'The backend’s worker has ended'],
  [/^(?:Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/, 'Failed to fetch'],
]
const WITHHELD = '(withheld)'

function messageOf(message: string): string {
  for (const [pattern, kept] of SENTENCES) {
    const found = pattern.exec(message)
    if (found) return kept.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '')
  }
  return message === '' ? '' : WITHHELD
}

/** The files of the build, or of the sources in development; an address of a page may hold an id. */
const OWN_FILE = /\/((?:assets|src|node_modules\/[\w@.-]+|backend|contract)\/[\w@./+-]+\.[cm]?[jt]sx?|sw\.js)$/

/** `at fn (url:1:2)` and `at url:1:2` of Chromium, `fn@url:1:2` of Firefox and Safari. */
const FRAME = /^(?:\s*at |[^@]*@)(?:.*\()?(?:async )?(?<url>[^\s()]+?):(?<line>\d{1,6}):(?<column>\d{1,6})\)?$/

function frameOf(line: string): string[] {
  const { url, line: row, column } = FRAME.exec(line)?.groups ?? {}
  if (!url) return []
  const file = OWN_FILE.exec(url.replace(/[?#].*$/, ''))?.[1]
  return [file ? `${file}:${row}:${column}` : '(elsewhere)']
}

/**
 * The frames of a stack. Chromium puts the message before them, and a message may hold lines that look like frames: it
 * is cut off as written.
 */
function framesOf(stack: string, message: string): string[] {
  const at = message === '' ? -1 : stack.indexOf(message)
  const rest = at < 0 ? stack : stack.slice(at + message.length)
  return rest.split('\n').flatMap(frameOf).slice(0, MOST_FRAMES)
}

const textIn = (value: object, key: string): string => {
  const text: unknown = Reflect.get(value, key)
  return typeof text === 'string' ? text : ''
}

/** Returns the parts of a thrown value that may leave this device. */
export function redact(thrown: unknown): Redacted {
  if (typeof thrown !== 'object' || thrown === null) return { name: 'Error', message: WITHHELD, frames: [] }
  const [name, message, stack] = [textIn(thrown, 'name'), textIn(thrown, 'message'), textIn(thrown, 'stack')]
  return {
    name: CODE_NAME.test(name) ? name : 'Error',
    message: messageOf(message),
    frames: framesOf(stack, message),
  }
}
