import { glob, readFile } from 'node:fs/promises'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'

const WRITTEN_OUT = /\bhref(?:=|: )["'](\/[^"'#?]*)/g
const MIN_LINKS = 100

const POSTED = '/logout'

/** `/*` is for what isn’t there. */
const leadsSomewhere = (address: string) =>
  (router.match(address, 'GET', true)?.route.pattern ?? '/*') !== '/*'

test.group('Links that pages write out', (group) => {
  group.tap((each) => each.tags(['@no_sql']))

  test('lead to a page of the site', async ({ assert }) => {
    const dead: string[] = []
    let links = 0
    for await (const path of glob('app/**/*.{ts,tsx}')) {
      if (path.endsWith('.spec.ts')) continue
      for (const [, address] of (await readFile(path, 'utf8')).matchAll(WRITTEN_OUT)) {
        links++
        if (address !== POSTED && !leadsSomewhere(address)) dead.push(`${address} in ${path}`)
      }
    }
    assert.deepEqual(dead, [])
    assert.isAbove(links, MIN_LINKS)
  })
})
