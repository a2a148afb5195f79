import { test } from '@japa/runner'
import { planChunks, type PlainChunk } from '#app/shell/assets/chunk_plan'

const KB = 1_000

function chunk(name: string, bytes: number, imports: string[] = []): PlainChunk {
  return {
    fileName: `${name}.js`,
    imports: imports.map((each) => `${each}.js`),
    moduleIds: [`/app/${name}.ts`],
    bytes,
    isEntry: false,
    isDynamicEntry: false,
    weight: 0,
  }
}

function page(name: string, imports: string[]): PlainChunk {
  return { ...chunk(name, KB, imports), isDynamicEntry: true, weight: 1 }
}

function entry(imports: string[]): PlainChunk {
  return { ...chunk('app', 50 * KB, imports), isEntry: true }
}

/** @returns the names of the files with the modules in each, sorted */
function filesOf(plan: Map<string, string>) {
  const files = Map.groupBy(plan.keys(), (id) => plan.get(id))
  return Object.fromEntries(
    [...files].map(([name, ids]) => [name, ids.map((id) => /(\w+)\.ts/.exec(id)?.[1]).sort()])
  )
}

test.group('Which code shares a file', () => {
  test('small pieces that the same pages use are one file', ({ assert }) => {
    const plan = planChunks(
      [
        page('home', ['icon', 'card']),
        page('search', ['icon', 'card']),
        chunk('icon', 300),
        chunk('card', 900),
      ],
      4 * KB
    )
    assert.deepEqual(filesOf(plan), { 'shared-card': ['card', 'icon'] })
  })

  test('a large piece never comes along with a small one', ({ assert }) => {
    const plan = planChunks(
      [
        page('home', ['icon']),
        page('about', ['icon']),
        page('search', ['icon', 'map']),
        page('market', ['icon', 'map']),
        chunk('icon', 300),
        chunk('map', 200 * KB),
      ],
      4 * KB
    )
    assert.deepEqual(filesOf(plan), { 'shared-icon': ['icon'], 'shared-map': ['map'] })
  })

  test('what imports a large piece never comes along with a small one', ({ assert }) => {
    const plan = planChunks(
      [
        page('home', ['field']),
        page('search', ['field', 'filters']),
        page('board', ['field', 'filters']),
        page('market', ['popup']),
        chunk('field', 300),
        chunk('filters', 900, ['popup']),
        chunk('popup', 80 * KB),
      ],
      4 * KB
    )
    assert.notEqual(plan.get('/app/field.ts'), plan.get('/app/filters.ts'))
  })

  test('what the entry loads and what one page loads alone stay where they are', ({ assert }) => {
    const plan = planChunks(
      [
        entry(['react']),
        chunk('react', 40 * KB),
        page('home', ['react', 'icon']),
        page('search', ['react', 'icon']),
        chunk('icon', 300, ['react']),
      ],
      4 * KB
    )
    assert.deepEqual(filesOf(plan), { 'shared-icon': ['icon'] })
  })

  test('files never import each other in a circle', ({ assert }) => {
    // merging the two small ones would put the large one between them
    const plan = planChunks(
      [
        page('home', ['outer']),
        page('search', ['outer']),
        page('about', ['large']),
        page('market', ['inner']),
        chunk('outer', 300, ['large']),
        chunk('large', 500 * KB, ['inner']),
        chunk('inner', 300),
      ],
      4 * KB
    )
    assert.notEqual(plan.get('/app/outer.ts'), plan.get('/app/inner.ts'))
    assert.notEqual(plan.get('/app/large.ts'), plan.get('/app/inner.ts'))
  })

  test('files named alike keep different names', ({ assert }) => {
    const plan = planChunks(
      [
        page('home', ['one/show']),
        page('search', ['one/show']),
        page('about', ['two/show']),
        page('market', ['two/show']),
        chunk('one/show', 100 * KB),
        chunk('two/show', 100 * KB),
      ],
      4 * KB
    )
    assert.sameMembers([...plan.values()], ['shared-show', 'shared-show-2'])
  })
})
