import { globSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { test } from '@japa/runner'

const MAX_LINES = 250
const REASON = /^(\/\/|\/\*) Long because: /

/** The kernel and other base folders have only routes, no declaration. */
const MODULE_ROOT = ['module.ts', 'routes.ts']

const sources = globSync(['app/**/*.{ts,tsx,css}', 'tests/**/*.ts', 'bench/**/*.ts'])

test.group('Layout', () => {
  test('nothing but the declaration and the routes lies in the root of a module', ({ assert }) => {
    const loose = globSync('app/*/*.*').filter((file) => !MODULE_ROOT.includes(basename(file)))
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
