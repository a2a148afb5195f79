import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

/** The modules from the ground up; a module may import from those before it only. */
const FLOORS = [
  ['core'],
  ['common'],
  ['accounts'],
  ['realtime'],
  ['ledger', 'media', 'moderation', 'notifications', 'places'],
  ['profiles'],
  ['properties'],
  ['designs'],
  ['chats'],
  ['dashboard', 'demo', 'site'],
]

/** Files of `core` that put the house together and so know the floors above. */
const COMPOSITION = [
  'app/core/middleware/inertia_middleware.ts',
  'app/core/ui/**',
  'app/core/tests/**',
]

const SERVER_ROOMS = [
  'actions',
  'controllers',
  'events',
  'jobs',
  'listeners',
  'mails',
  'middleware',
  'models',
  'policies',
  'providers',
  'queries',
  'sessions',
  'validators',
]

function boundariesOf(module, floor) {
  const above = FLOORS.slice(floor + 1).flat()
  const beside = FLOORS[floor].filter((other) => other !== module)
  const forbidden = [...above, ...beside]
  if (!forbidden.length) return []
  return [
    {
      files: [`app/${module}/**/*.{ts,tsx}`],
      ignores: COMPOSITION,
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: `^#app/(${forbidden.join('|')})/`,
                message: `${module} stands below these modules and may not know them.`,
              },
            ],
          },
        ],
      },
    },
  ]
}

export default configApp(
  { ignores: ['build/**', '.adonisjs/**', 'public/**', 'storage/**', 'tmp/**'] },
  ...FLOORS.flatMap((modules, floor) => modules.flatMap((module) => boundariesOf(module, floor))),
  {
    files: ['app/**/ui/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(#app/\\w+/(${SERVER_ROOMS.join('|')})/|#(config|start|database)/|@adonisjs/(core|lucid)/|node:)`,
              allowTypeImports: true,
              message: 'Server code stays out of the browser; only its types may cross.',
            },
          ],
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
