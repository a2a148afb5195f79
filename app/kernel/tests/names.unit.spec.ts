import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

/** Names that several files export, each with its reason. */
const SHARED = new Map([
  ['prepare', 'pages export it for the entry, which calls it before it renders one'],
])

const EXPORTED =
  /^export (default )?(?:abstract |async )?(function|class|const|type|interface|enum)\*? (\w+)(?: = Data\.(\w+)\.)?/gm
const SPECS = /\.spec\.tsx?$|\/tests\/|_(factory|visit)\.ts$/
/** They are named by their address; see `app/shell/pages`. */
const PAGES = /_page\.tsx$/

interface Exported {
  file: string
  kind: string
  /** of what it stands for: of its file, or of the wire shape that it abbreviates */
  module: string
  isInBrowser: boolean
}

const moduleOf = (file: string) => file.split('/')[1]
const snakeCase = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()

function exportsOf(file: string, text: string): Map<string, Exported> {
  const exported = new Map<string, Exported>()
  for (const [, isDefault, kind, name, wireModule] of text.matchAll(EXPORTED)) {
    if (isDefault && PAGES.test(file)) continue
    const module = wireModule ? snakeCase(wireModule) : moduleOf(file)
    exported.set(name, { file, kind, module, isInBrowser: /\/(ui|kit)\//.test(file) })
  }
  return exported
}

/** By name; each file counts once, so that overloads are one. */
function collect(texts: ReadonlyMap<string, string>): Map<string, Exported[]> {
  const byName = new Map<string, Exported[]>()
  for (const [file, text] of texts) {
    for (const [name, exported] of exportsOf(file, text)) {
      byName.set(name, [...(byName.get(name) ?? []), exported])
    }
  }
  return byName
}

const isType = ({ kind }: Exported) => kind === 'type' || kind === 'interface'
const isValue = (exported: Exported) => !isType(exported)

/**
 * Those that mean something of their own. What the browser has of the same module is the same thing
 * on the other side of the wire: the shape of a model, the call of a function.
 */
function meaningsOf(same: readonly Exported[]): Exported[] {
  const onServer = new Set(
    same.filter(({ isInBrowser }) => !isInBrowser).map(({ module }) => module)
  )
  const own = same.filter(({ isInBrowser, module }) => !isInBrowser || !onServer.has(module))
  const shapes = new Set<string>()
  return own.filter((one) => {
    const isShape = one.kind === 'type' && one.module !== moduleOf(one.file)
    const isKnown = isShape && shapes.has(one.module)
    if (isShape) shapes.add(one.module)
    return !isKnown
  })
}

/** A component is named by what it shows, so a type may have its name; two components may not. */
function ambiguousNames(texts: ReadonlyMap<string, string>): string[] {
  return [...collect(texts)].flatMap(([name, all]) => {
    const types = meaningsOf(all.filter((one) => isType(one) || one.kind === 'class'))
    const values = meaningsOf(all.filter(isValue))
    const several = [types, values].filter((same) => same.length > 1).flat()
    const files = [...new Set(several.map(({ file }) => file))]
    return files.length && !SHARED.has(name) ? [`${name}: ${files.sort().join(', ')}`] : []
  })
}

function readSources(): Map<string, string> {
  const files = globSync('app/**/*.{ts,tsx}').filter((file) => !SPECS.test(file))
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

test.group('Exported names', () => {
  test('mean one thing each', ({ assert }) => {
    assert.deepEqual(ambiguousNames(readSources()), [])
  })

  test('are shared only where they still are', ({ assert }) => {
    const byName = collect(readSources())
    for (const name of SHARED.keys()) assert.isAbove(byName.get(name)?.length ?? 0, 1, name)
  })

  test('are told apart: two functions, two jobs, two components, two types', ({ assert }) => {
    const names = (...files: [string, string][]) => ambiguousNames(new Map(files))
    const exported = (text: string) => `export ${text}\n`
    assert.lengthOf(
      names(
        ['app/one/tell.ts', exported('async function tell() {}')],
        ['app/two/tell.ts', exported('const tell = 1')]
      ),
      1
    )
    assert.lengthOf(
      names(
        ['app/one/forget_job.ts', exported('default class Forget extends Job {}')],
        ['app/two/forget_job.ts', exported('default class Forget extends Job {}')]
      ),
      1
    )
    assert.lengthOf(
      names(
        ['app/one/ui/row.tsx', exported('function Row() {}')],
        ['app/two/ui/row.tsx', exported('function Row() {}')]
      ),
      1
    )
    assert.lengthOf(
      names(
        ['app/one/point.ts', exported('interface Point {}')],
        ['app/two/point.ts', exported('type Point = [number, number]')]
      ),
      1
    )
  })

  test('may be those of a wire shape, a call, a page and overloads', ({ assert }) => {
    const texts = new Map([
      ['app/one/thing.ts', 'export default class Thing {}\n'],
      ['app/two/ui/types.ts', 'export type Thing = Data.One.Thing\n'],
      ['app/one/remove_it.ts', 'export async function removeIt() {}\n'],
      ['app/one/ui/one_api.ts', 'export function removeIt() {}\n'],
      ['app/two/ui/thing_page.tsx', 'export default function Thing() {}\n'],
      ['app/two/list.ts', 'export function list(): void\nexport function list(a?: string) {}\n'],
    ])
    assert.deepEqual(ambiguousNames(texts), [])
  })
})
