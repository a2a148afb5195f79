import { existsSync } from 'node:fs'

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm
const DYNAMIC = /\bimport\('([^']+)'\)/g

/** The names of modules that a file imports by value as it loads. */
export function loadedSources(text: string): string[] {
  return [...text.matchAll(IMPORT)]
    .filter(([, names]) => !names || !onlyTypes(names))
    .map(([, , source]) => source!)
}

/** Those that it imports once it needs them. */
export function lazySources(text: string): string[] {
  return Array.from(text.matchAll(DYNAMIC), ([, source]) => source!)
}

/** `{ type A, type B }` */
function onlyTypes(names: string): boolean {
  const braced = /^\{(.*)\}$/s.exec(names.trim())?.[1]
  if (braced === undefined) return false
  const each = braced.split(',').filter((name) => name.trim())
  return each.length > 0 && each.every((name) => name.trim().startsWith('type '))
}

/** The file of ours that a source names, undefined for a package. */
export function importedFile(source: string, from: string): string | undefined {
  const path = /^#(app|config|start|database|tests)\//.test(source)
    ? source.slice(1)
    : source.startsWith('.')
      ? new URL(source, `file:///${from}`).pathname.slice(1).replace(/\.js$/, '')
      : undefined
  return path && [`${path}.ts`, `${path}.tsx`, path].find((each) => existsSync(each))
}
