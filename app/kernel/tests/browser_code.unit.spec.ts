import { existsSync, globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g
const ON_THE_SERVER = /^(@adonisjs\/(?!inertia)|#(config|start|database)\/|node:|pg$|knex$|sharp$)/

/** What a file imports by value. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const still = [...text.matchAll(IMPORT)]
    .filter(([, names]) => !names || !onlyTypes(names))
    .map(([, , source]) => source)
  return [...still, ...Array.from(text.matchAll(DYNAMIC), ([, source]) => source)]
}

/** `{ type A, type B }` */
function onlyTypes(names: string): boolean {
  const braced = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  if (braced === undefined) return false
  const each = braced.split(',').filter((name) => name.trim())
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '))
}

function fileOf(source: string, from: string): string | undefined {
  const path = source.startsWith('#app/')
    ? source.slice(1)
    : source.startsWith('.')
      ? new URL(source, `file:///${from}`).pathname.slice(1).replace(/\.js$/, '')
      : undefined
  return path && [`${path}.ts`, `${path}.tsx`, path].find((each) => existsSync(each))
}

test.group('The browser’s code', () => {
  test('reaches nothing that only the server has, through all its imports', ({ assert }) => {
    const entries = globSync([
      'app/**/ui/**/*.{ts,tsx}',
      'app/*/ui_module.ts',
      'app/kit/**/*.{ts,tsx}',
    ]).filter((file) => !/\/tests\/|\.spec\.|\/shell\/ui\/ssr\./.test(file))
    assert.isAbove(entries.length, 500)
    const cameFrom = new Map<string, string>()
    const files = new Set(entries)
    const faults: string[] = []
    for (const file of files) {
      if (!/\.tsx?$/.test(file)) continue
      for (const source of importsOf(file)) {
        if (ON_THE_SERVER.test(source)) faults.push(`${way(file, cameFrom)} → ${source}`)
        const imported = fileOf(source, file)
        if (!imported || files.has(imported)) continue
        files.add(imported)
        cameFrom.set(imported, file)
      }
    }
    assert.deepEqual(faults, [])
  })
})

function way(file: string, cameFrom: Map<string, string>): string {
  const before = cameFrom.get(file)
  return before ? `${way(before, cameFrom)} → ${file}` : file
}
