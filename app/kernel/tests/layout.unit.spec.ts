import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { test } from '@japa/runner'

const MAX_LINES = 250
const REASON = /^(\/\/|\/\*) Long because: /

/** Modules have either these or folders by feature. */
const ROLES = 'app/*/{actions,queries,models,controllers}'
/** The kernel and other base folders have only routes, no declaration. */
const MODULE_ROOT = ['module.ts', 'routes.ts']

const sources = globSync(['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'bench/**/*.ts'])

test.group('Layout', () => {
  test('a module with folders by role has only its declaration and routes in its root', ({
    assert,
  }) => {
    const divided = new Set(globSync(ROLES).map((folder) => dirname(folder)))
    const loose = globSync('app/*/*.*').filter(
      (file) => divided.has(dirname(file)) && !MODULE_ROOT.includes(basename(file))
    )
    assert.deepEqual(loose, [])
  })

  test('a long file says at its top why it is one', ({ assert }) => {
    const unexplained = sources.filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.trimEnd().split('\n').length > MAX_LINES && !REASON.test(text)
    })
    assert.deepEqual(unexplained, [])
  })

  test('an action or a query has the name of its file', ({ assert }) => {
    const misnamed = globSync('app/**/{actions,queries}/*.ts').filter((file) => {
      if (file.includes('/ui/')) return false
      const name = basename(file, extname(file)).replace(/_(\w)/g, (_, letter: string) =>
        letter.toUpperCase()
      )
      return !new RegExp(`export (async )?function ${name}\\b`).test(readFileSync(file, 'utf8'))
    })
    assert.deepEqual(misnamed, [])
  })
})
