import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { importedFile, lazySources, loadedSources } from '#app/kernel/tests/read_imports'

const ON_THE_SERVER = /^(@adonisjs\/(?!inertia)|#(config|start|database)\/|node:|pg$|knex$|sharp$)/

/** What a file imports by value, now or later. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  return [...loadedSources(text), ...lazySources(text)]
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
        const imported = importedFile(source, file)
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
