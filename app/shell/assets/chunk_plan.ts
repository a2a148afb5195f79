/** A file as the bundler makes it when each set of entries that share code gets its own. */
export interface PlainChunk {
  fileName: string
  imports: readonly string[]
  moduleIds: readonly string[]
  /** gzipped bytes */
  bytes: number
  isEntry: boolean
  isDynamicEntry: boolean
  /** how much its visitors count, 1 for a page; only of entries */
  weight: number
}

interface Group {
  chunks: PlainChunk[]
  /** entries that load it */
  entries: Set<PlainChunk>
  bytes: number
}

interface Merge {
  saved: number
  first: Group
  second: Group
}

/**
 * Which modules share a file, by module id: few files for each page, and little in them that it
 * doesn't need. Begins with a file for each set of entries, and merges two as long as a request
 * less, worth `requestBytes`, saves more than what some entries then load in vain, with all that it
 * imports. Files never import each other in a circle. What the first entry loads, and what one page loads alone, isn't
 * part of the plan.
 */
export function planChunks(
  chunks: readonly PlainChunk[],
  requestBytes: number
): Map<string, string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const importsOf = (chunk: PlainChunk) => chunk.imports.flatMap((name) => byName.get(name) ?? [])
  const initial = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => [...closureOf(entry, importsOf)])
  )
  const groups = mergeAll(groupsOf(chunks, initial, importsOf), importsOf, requestBytes)
  const names = new Set<string>()
  return new Map(
    groups.flatMap((group) => {
      const name = unusedName(group, names)
      return group.chunks.flatMap(({ moduleIds }) => moduleIds.map((id) => [id, name] as const))
    })
  )
}

function groupsOf(
  chunks: readonly PlainChunk[],
  initial: ReadonlySet<PlainChunk>,
  importsOf: (chunk: PlainChunk) => PlainChunk[]
): Group[] {
  const users = new Map<PlainChunk, Set<PlainChunk>>()
  for (const entry of chunks) {
    if (!entry.isDynamicEntry || initial.has(entry)) continue
    for (const chunk of closureOf(entry, importsOf)) {
      if (!initial.has(chunk)) users.set(chunk, (users.get(chunk) ?? new Set()).add(entry))
    }
  }
  return [...users]
    .filter(([chunk, entries]) => entries.size > 1 || !chunk.isDynamicEntry)
    .map(([chunk, entries]) => ({ chunks: [chunk], entries, bytes: chunk.bytes }))
}

function mergeAll(
  groups: Group[],
  importsOf: (chunk: PlainChunk) => PlainChunk[],
  requestBytes: number
): Group[] {
  const left = new Set(groups)
  const groupOf = new Map(groups.flatMap((group) => group.chunks.map((chunk) => [chunk, group])))
  const importedBy = (group: Group) =>
    new Set(group.chunks.flatMap(importsOf).flatMap((chunk) => groupOf.get(chunk) ?? []))
  const costs = { requestBytes, importedBy }
  let merges = groups.flatMap((first, at) => mergesOf(first, groups.slice(at + 1), costs))
  while (merges.length > 0) {
    const best = merges.reduce((one, other) => (other.saved > one.saved ? other : one))
    merges = merges.filter((merge) => merge !== best)
    const { first, second } = best
    if (isReachedThrough(first, second, importedBy)) continue
    if (isReachedThrough(second, first, importedBy)) continue
    // earlier merges may have changed what is imported
    const [now] = mergesOf(first, [second], costs)
    if (!now || now.saved < best.saved) {
      if (now) merges.push(now)
      continue
    }
    const merged = {
      chunks: [...first.chunks, ...second.chunks],
      entries: first.entries.union(second.entries),
      bytes: first.bytes + second.bytes,
    }
    left.delete(first)
    left.delete(second)
    for (const chunk of merged.chunks) groupOf.set(chunk, merged)
    for (const imported of closureOf(merged, importedBy)) {
      imported.entries = imported.entries.union(merged.entries)
    }
    merges = merges.filter((merge) => left.has(merge.first) && left.has(merge.second))
    merges.push(...mergesOf(merged, [...left], costs))
    left.add(merged)
  }
  return [...left]
}

interface Costs {
  requestBytes: number
  importedBy: (group: Group) => Set<Group>
}

function mergesOf(first: Group, others: readonly Group[], costs: Costs): Merge[] {
  const cost = (entries: ReadonlySet<PlainChunk>, bytes: number) =>
    weightOf(entries) * (bytes + costs.requestBytes)
  return others
    .map((second) => ({
      first,
      second,
      saved:
        cost(first.entries, first.bytes) +
        cost(second.entries, second.bytes) -
        cost(first.entries.union(second.entries), first.bytes + second.bytes),
    }))
    .filter(({ saved }) => saved > 0)
    .map((merge) => ({ ...merge, saved: merge.saved - costOfImports(merge, costs) }))
    .filter(({ saved }) => saved > 0)
}

/** What entries of one group would load in vain because the other imports it. */
function costOfImports({ first, second }: Merge, { requestBytes, importedBy }: Costs): number {
  const inVain = (entries: ReadonlySet<PlainChunk>, group: Group) =>
    [...closureOf(group, importedBy)]
      .filter((imported) => imported !== first && imported !== second)
      .reduce((sum, { bytes, entries: known }) => {
        return sum + weightOf(entries.difference(known)) * (bytes + requestBytes)
      }, 0)
  return inVain(first.entries, second) + inVain(second.entries, first)
}

function weightOf(entries: ReadonlySet<PlainChunk>): number {
  return [...entries].reduce((sum, { weight }) => sum + weight, 0)
}

/** Whether a group imports the other by way of a third: merged, they would import in a circle. */
function isReachedThrough(from: Group, to: Group, importedBy: (group: Group) => Set<Group>) {
  const open = [...importedBy(from)].filter((group) => group !== to && group !== from)
  const seen = new Set(open)
  for (const group of open) {
    for (const next of importedBy(group)) {
      if (next === to) return true
      if (seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  return false
}

function closureOf<T>(start: T, importsOf: (one: T) => Iterable<T>): Set<T> {
  const closure = new Set([start])
  for (const each of closure) for (const imported of importsOf(each)) closure.add(imported)
  return closure
}

function unusedName({ chunks }: Group, names: Set<string>): string {
  const largest = chunks.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  const base = `shared-${/([^/]*?)(-[^-]{8})?\.js$/.exec(largest.fileName)?.[1] ?? 'code'}`
  let name = base
  for (let number = 2; names.has(name); number++) name = `${base}-${number}`
  names.add(name)
  return name
}
