import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { importedFile, loadedSources } from '#app/kernel/tests/read_imports'

type Graph = ReadonlyMap<string, readonly string[]>

/** The first way found that leads back to where it began, for each file that has one. */
function circlesIn(graph: Graph): string[] {
  const done = new Set<string>()
  const way: string[] = []
  const circles: string[] = []
  const visit = (file: string) => {
    if (way.includes(file)) {
      circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
      return
    }
    if (done.has(file)) return
    way.push(file)
    for (const imported of graph.get(file) ?? []) visit(imported)
    way.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return circles
}

function readGraph(): Graph {
  const files = globSync('{app,config,start,database,tests}/**/*.{ts,tsx}')
  const imports = (file: string) =>
    loadedSources(readFileSync(file, 'utf8')).flatMap((source) => importedFile(source, file) ?? [])
  return new Map(files.map((file) => [file, imports(file)]))
}

test.group('Imports', () => {
  test('of values never lead back to the file that they began in', ({ assert }) => {
    const graph = readGraph()
    assert.isAbove(graph.size, 3000)
    assert.isNotEmpty(graph.get('app/properties/property.ts'))
    assert.deepEqual(circlesIn(graph), [])
  })

  test('are told apart: a circle, a type, a file imported twice', ({ assert }) => {
    const circle = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b']],
    ])
    assert.deepEqual(circlesIn(circle), ['b → c → b'])
    const diamond = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
    ])
    assert.deepEqual(circlesIn(diamond), [])
    assert.deepEqual(
      loadedSources("import type A from './a.js'\nimport { type B } from './b.js'\n"),
      []
    )
    assert.deepEqual(loadedSources("import C, { type D } from './c.js'\n"), ['./c.js'])
  })
})
