import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

const FOLDER = normalizePath(join(dirname(createRequire(import.meta.url).resolve('reactstrap')), '../esm'))
const STATEMENT = /import \{([^}]+)\} from ['"]reactstrap['"]/g
const IMPORT = "import PropTypes from 'prop-types';"
const PROP_TYPES = /^var propTypes = \{[\s\S]*?^\};$/m
/** The polyfill of `Object.assign` in every file, for browsers that lack it. */
const EXTENDS = /^function _extends\(\) .*$/m
/** Imports of the library's tools that buttons and fields need. The other tools measure scrollbars and manage focus. */
const TOOLS = /import \{ ((?:mapToCssModules|isObject|warnOnce|tagPropType|, )+) \} from '\.\/utils'/

/** Removes propTypes, which React 19 ignores, where nothing else reads them. Some components use their names. */
function withoutPropTypes(code: string): string {
  if (!PROP_TYPES.test(code) || code.match(/\bpropTypes\b/g)?.length !== 3) return code
  return code
    .replace(IMPORT, '')
    .replace(PROP_TYPES, '')
    .replace(/^\w+\.propTypes = propTypes;$/m, '')
    .replace(EXTENDS, 'var _extends = Object.assign;')
    .replace(TOOLS, (_, names: string) => `import { ${names.replace(', tagPropType', '')} } from './utils?light'`)
}

/** The module of react-popper that stores the reference element of a menu. */
const MANAGER = /\/react-popper\/lib\/esm\/Manager\.js$/
const KEEP_PLACE = 'setReferenceNode(node);'

/**
 * Stores the reference element of a menu in a transition. Each menu sets it while a page is drawn. As an urgent update
 * it would make React run all waiting effects and draw again before showing anything, which takes a fifth of a second
 * on a phone.
 */
function placedLater(code: string): string {
  if (!code.includes(KEEP_PLACE)) throw new Error('react-popper has changed: see scripts/build/ownReactstrap.ts')
  return code.replace(KEEP_PLACE, `React.startTransition(function () { ${KEEP_PLACE} });`)
}

const lightTools = (code: string) =>
  code.replace(IMPORT, '').replace(/^export var \w+PropType = PropTypes[\s\S]*?;$/gm, '')

/**
 * Imports each component of reactstrap from its own file. Through the library's index the first page, which only has
 * buttons and fields, would also load the dialogs, the menus and their positioning.
 */
export function ownReactstrap(): Plugin {
  return {
    name: 'own-reactstrap',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id === `${FOLDER}/utils.js?light`) return lightTools(code)
      if (id.startsWith(FOLDER)) return withoutPropTypes(code)
      if (MANAGER.test(id)) return placedLater(code)
      if (!/\.tsx?$/.test(id) || !code.includes('reactstrap')) return
      return code.replace(STATEMENT, (_, names: string) =>
        names
          .split(',')
          .map((part) => part.trim().split(' as '))
          .map(([name = '', local = name]) => `import ${local} from '${FOLDER}/${name}.js'`)
          .join(';'),
      )
    },
  }
}
