import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { test } from '@japa/runner'

const MAX_LINES = 250
const REASON = /^(\/\/|\/\*) Long because: /

/** The role of a file is its suffix. */
const ROLES = new Set([
  'actions',
  'components',
  'controllers',
  'events',
  'hooks',
  'listeners',
  'models',
  'policies',
  'queries',
  'transformers',
  'validators',
])
/** A page that one module builds for another, and what can't be beside anything. */
const MAY_HOLD_ONE_FILE = /\/ui\/for\/|\/fixtures$|^app\/(kernel|common\/ui|site\/ui\/redesigns)$/

/** An exported function, and what it returns. */
const FUNCTION = /^export (?:async )?function (\w+)[^]*?\): ([^\n]*) \{$/gm

const files = globSync('app/**/*.*')
const folders = Map.groupBy(files, (file) => dirname(file))
const sources = globSync(['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'bench/**/*.ts'])

test.group('Layout', () => {
  test('folders are features, not roles', ({ assert }) => {
    const byRole = [...folders.keys()].filter(
      (folder) => ROLES.has(basename(folder)) && !folder.startsWith('app/kit/')
    )
    assert.deepEqual(byRole, [])
  })

  test('no folder holds a single file', ({ assert }) => {
    const single = [...folders]
      .filter(([folder, held]) => held.length === 1 && !MAY_HOLD_ONE_FILE.test(folder))
      .map(([folder]) => folder)
    assert.deepEqual(single, [])
  })

  test('a long file says at its top why it is one', ({ assert }) => {
    const unexplained = sources.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.trimEnd().split('\n').length > MAX_LINES && !REASON.test(text)
    })
    assert.deepEqual(unexplained, [])
  })
  test('the table of extensions has all of them', ({ assert }) => {
    const table = readFileSync('docs/architecture.md', 'utf8')
    const declared = globSync('app/**/*.ts').flatMap((file) => {
      const found = readFileSync(file, 'utf8').matchAll(FUNCTION)
      return [...found].filter(([, , result]) => result === 'Extension').map(([, name]) => name)
    })
    assert.isAbove(declared.length, 50)
    assert.deepEqual(
      declared.filter((name) => !table.includes(`\`${name}(`)),
      []
    )
  })
})
