import { globSync, readFileSync } from 'node:fs'
import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

/**
 * Folders without a declaration: the kernel, and what modules share on the server and in the
 * browser.
 */
const BASE_FLOORS = { kernel: 0, common: 1, kit: 1 }

/** Each module's floor, read from its declaration: it may import from lower floors only. */
const FLOORS = { ...BASE_FLOORS }
for (const file of globSync('app/*/module.ts')) {
  const floor = /^ {2}floor: (\d+),$/m.exec(readFileSync(file, 'utf8'))
  if (!floor) throw new Error(`${file} has no floor`)
  FLOORS[file.split('/')[1]] = Number(floor[1])
}

/** Specs may set up data with any module. */
const TESTS = 'app/*/**/tests/**'

function boundariesOf(module) {
  const forbidden = Object.keys(FLOORS).filter(
    (other) => other !== module && FLOORS[other] >= FLOORS[module]
  )
  if (!forbidden.length) return []
  return [
    {
      files: [`app/${module}/**/*.{ts,tsx}`],
      ignores: module === 'kernel' || module === 'kit' ? [TESTS] : [],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^#app/(${forbidden.join('|')})/`,
                message: `${module} (floor ${FLOORS[module]}) is not above this module. See app/*/module.ts.`,
              },
            ],
          },
        ],
      },
    },
  ]
}

/** Confusing names: a limit is `MAX_…` or `MIN_…` with its unit. */
const PLAIN_NAMES = [
  {
    selector:
      'VariableDeclarator > Identifier.id[name=/^(MOST|LONGEST|SHORTEST|LARGEST|SMALLEST|FEWEST|LEAST|WIDEST|NARROWEST|TALLEST|DEEPEST|SLOWEST)(_|$)/]',
    message: 'A limit is named MAX_… or MIN_… with its unit.',
  },
]

/** An action is a function that takes its caller's transaction. */
const ACTIONS = [
  { selector: 'ClassDeclaration', message: 'An action is a function.' },
  {
    selector:
      "CallExpression[callee.name='transaction'], CallExpression[callee.property.name='transaction']",
    message: 'An action takes trx: its controller, job or command opens the transaction.',
  },
  {
    selector: "ImportDeclaration[source.value='@adonisjs/lucid/services/db']",
    message: 'An action reads and writes through the trx that it is given.',
  },
]

const QUERIES = [
  { selector: 'ClassDeclaration', message: 'A query is a function.' },
  {
    selector:
      'ExportNamedDeclaration > FunctionDeclaration[id.name!=/^(list|find|search|count)[A-Z]/]',
    message: 'A query starts with list, find, search or count; the rest is a policy or a model.',
  },
]

function controllersOf(module) {
  return [
    {
      selector: `ImportDeclaration[importKind!='type'][source.value=/^#app\\u002F(?!${module}\\u002F)\\w+\\u002F(\\w+\\u002F)?models\\u002F/]`,
      message: "A controller uses another module's actions and queries, never its models.",
    },
    {
      selector:
        "CallExpression[callee.property.name=/^(json|serialize)$/][callee.object.name='response']",
      message: 'Return the object, made by transformers.',
    },
  ]
}

/** What each folder of a module may contain. */
function foldersOf(module) {
  const rule = (folder, selectors) => ({
    files: [`app/${module}/${folder}/*.ts`, `app/${module}/*/${folder}/*.ts`],
    rules: { 'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...selectors] },
  })
  return [
    rule('actions', ACTIONS),
    rule('queries', QUERIES),
    rule('controllers', controllersOf(module)),
  ]
}

/** Browser code: values come only from `ui/`, `kit/` and `contract/`, types from anywhere. */
const BROWSER_ONLY = {
  regex: `^(#app/(?!kit/|ui_modules$|\\w+/(?:ui|contract)/|redesign/looks/)|#(config|start|database)/|@adonisjs/(core|lucid)/|node:)`,
  allowTypeImports: true,
  message: 'The browser gets values from ui/, kit/ and contract/ only; types from anywhere.',
}

export default configApp(
  { ignores: ['build/**', '.adonisjs/**', 'public/**', 'storage/**', 'tmp/**'] },
  ...Object.keys(FLOORS).flatMap(boundariesOf),
  { rules: { 'no-restricted-syntax': ['error', ...PLAIN_NAMES] } },
  ...Object.keys(FLOORS).flatMap(foldersOf),
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}', 'app/**/contract/**/*.ts'],
    ignores: [TESTS, 'app/kit/tests/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [BROWSER_ONLY] }],
    },
  },
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}'],
    ignores: ['app/kit/calls/page_reloads.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'router',
          property: 'reload',
          message:
            'Use reloadPage() or PageReloads: they let no older answer overwrite a newer one.',
        },
        {
          object: 'crypto',
          property: 'randomUUID',
          message:
            'Browsers have it only with TLS: use makeUploadKey(), and useRetryKey() for a form.',
        },
      ],
    },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      'no-console': 'error',
      '@unicorn/filename-case': ['error', { case: 'snakeCase' }],
      '@unicorn/no-await-expression-member': 'off',
    },
  },
  {
    files: ['scripts/**', 'bench/**', 'bin/**', 'hooks/**', 'app/**/commands/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-explicit-any': 'off' },
  }
)
