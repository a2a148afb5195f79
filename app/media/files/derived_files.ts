import type { Extension } from '#app/kernel/modules/module'

const names = new Set<string>()

/** Files computed from an image, stored next to it and deleted with it. */
export function derivedFiles(files: Iterable<string>): Extension {
  return () => {
    for (const file of files) names.add(file)
  }
}

export function listDerivedFiles(): ReadonlySet<string> {
  return names
}
