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

/** Specs and their helpers may set up data with any module. */
const TESTS = ['app/**/tests/**', 'app/**/*.spec.ts', 'app/**/*_{factory,visit}.ts']

function boundariesOf(module) {
  const forbidden = Object.keys(FLOORS).filter(
    (other) => other !== module && FLOORS[other] >= FLOORS[module]
  )
  if (!forbidden.length) return []
  return [
    {
      files: [`app/${module}/**/*.{ts,tsx}`],
      ignores: module === 'kernel' || module === 'kit' ? TESTS : [],
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

/** Parameters that say that the caller has opened a transaction. */
const IN_TRANSACTION =
  ':function:has(> .params TSTypeReference > Identifier[name=/^(ActingUser|InTransaction|TransactionClientContract)$/])'

/** What functions may do is told by their names and parameters. */
const FUNCTIONS = [
  {
    selector: `${IN_TRANSACTION} CallExpression[callee.name='transaction']`,
    message: 'What takes trx opens none: its controller, job or command does.',
  },
  {
    selector:
      'FunctionDeclaration[id.name=/^(find|list|count|search)[A-Z]/] CallExpression[callee.property.name=/^(forUpdate|forNoKeyUpdate|forShare|forKeyShare|save|saveMany|create|createMany|firstOrCreate|updateOrCreate|fetchOrCreateMany|insert|multiInsert|increment|decrement|truncate)$/]',
    message: 'What is named find, list, count or search neither writes nor locks.',
  },
]

/** What shapes doesn't read. */
const QUERIES = [
  {
    selector: "ImportDeclaration[importKind!='type'][source.value=/^@adonisjs\\u002Flucid\\u002F/]",
    message: 'A find…, list…, search… or count… function reads; this shapes what it found.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(query|rawQuery)$/]',
    message: 'A find…, list…, search… or count… function reads; this shapes what it found.',
  },
]

const TRANSFORMERS = [
  ...QUERIES,
  {
    selector: 'AwaitExpression, :function[async=true]',
    message: 'A transformer shapes what it is given and waits for nothing.',
  },
  {
    selector:
      "ImportDeclaration[importKind!='type'] > ImportSpecifier[importKind!='type'][imported.name=/^(find|list)[A-Z]/]",
    message: 'A transformer is given what was read: its caller finds and lists.',
  },
  {
    selector:
      "ImportDeclaration[importKind!='type'][source.value=/(^|\\u002F)(find|list|count)_[^\\u002F]*$/] > ImportSpecifier[importKind!='type']",
    message: 'A transformer is given what was read: its caller finds and lists.',
  },
]

/** Browser code calls the server through `app/kit/calls` only, and loads code that waits for a network. */
const CALLS = [
  {
    selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
    message: 'Use lazyPart() of app/kit/offline: lazy() takes the page away where code can’t load.',
  },
  {
    selector:
      ':matches(Literal[value=/\\u002Fapi\\u002F/], TemplateElement[value.raw=/\\u002Fapi\\u002F/])',
    message: 'Call api, or take the address from apiPath(): both know the routes.',
  },
  {
    selector:
      ":matches(CallExpression[callee.name='fetch'], CallExpression[callee.object.name=/^(window|globalThis|self)$/][callee.property.name='fetch'], NewExpression[callee.name=/^(XMLHttpRequest|EventSource)$/], ImportSpecifier[imported.name='useHttp'])",
    message: 'Call api, or send(), sendForm() and loadFile() of app/kit/calls: they tell failures.',
  },
  {
    selector:
      ':matches(Property > Literal.key[value=/^(accept|authorization|content-type|idempotency-key|x-requested-with|x-xsrf-token)$/i], Property > Identifier.key[name=/^(Accept|Authorization)$/])',
    message: 'app/kit/calls sets headers: onceHeaders(), requestHeaders().',
  },
]

function controllersOf(module) {
  return [
    {
      selector: `ImportDeclaration[importKind!='type'][source.value=/^#app\\u002F(?!${module}\\u002F)(?!.*_(transformer|job)$)/]:has(> ImportDefaultSpecifier)`,
      message: "A controller uses another module's functions, never its models.",
    },
    {
      selector:
        "CallExpression[callee.property.name=/^(json|serialize)$/][callee.object.name='response']",
      message: 'Return the object, made by transformers.',
    },
  ]
}

function rolesOf(module) {
  return {
    files: [`app/${module}/**/*_controller.ts`],
    rules: {
      'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...FUNCTIONS, ...controllersOf(module)],
    },
  }
}

/**
 * Browser code: values come only from `ui/`, `kit/` and files without I/O, types from anywhere.
 * `app/kernel/tests/browser_code.unit.spec.ts` follows all imports.
 */
const BROWSER_ONLY = {
  regex:
    '^(#app/.*_(controller|transformer|policy|validators|locks|sql|job|mail|middleware|listener)$|#(config|start|database)/|@adonisjs/(core|lucid)/|node:)',
  allowTypeImports: true,
  message:
    'The browser gets values from ui/, kit/ and files without I/O only; types from anywhere.',
}

export default configApp(
  { ignores: ['build/**', '.adonisjs/**', 'public/**', 'storage/**', 'tmp/**'] },
  ...Object.keys(FLOORS).flatMap(boundariesOf),
  { rules: { 'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...FUNCTIONS] } },
  ...Object.keys(FLOORS).map(rolesOf),
  {
    files: ['app/**/*_transformer.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...FUNCTIONS, ...TRANSFORMERS],
    },
  },
  {
    files: ['app/**/*_{answer,answers,page}.ts'],
    ignores: ['app/**/{find,list}_*.ts', ...TESTS],
    rules: { 'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...FUNCTIONS, ...QUERIES] },
  },
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [BROWSER_ONLY] }],
    },
  },
  {
    files: ['app/**/ui/**/*.{ts,tsx}', 'app/kit/**/*.{ts,tsx}', 'app/*/ui_module.ts'],
    ignores: [...TESTS, 'app/kit/calls/**', 'app/kit/offline/lazy_part.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...PLAIN_NAMES, ...FUNCTIONS, ...CALLS],
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
      // `npm run check` runs Prettier itself
      'prettier/prettier': 'off',
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
