import type { EntryBody } from '#app/journals/entries/entry_body'

export interface EntryText {
  title: string
  /** null for no text */
  body: EntryBody | null
}

export interface Merged extends EntryText {
  /** both changed the same passage, or the title: both passages are here, and one’s own title */
  hasConflict: boolean
}

type Block = EntryBody['content'][number]

/** Joins what two windows made of the same text, block by block, so that nothing is lost. */
export function mergeEntries(base: EntryText, mine: EntryText, theirs: EntryText): Merged {
  const { blocks, hasConflict } = mergeBlocks(
    ...([base, mine, theirs].map(({ body }) => body?.content ?? []) as [Block[], Block[], Block[]])
  )
  const isMyTitle = mine.title !== base.title
  return {
    title: isMyTitle ? mine.title : theirs.title,
    body: blocks.length ? { type: 'doc', content: blocks } : null,
    hasConflict:
      hasConflict || (isMyTitle && theirs.title !== base.title && theirs.title !== mine.title),
  }
}

export function isSameText(one: EntryText, other: EntryText): boolean {
  return one.title === other.title && keyOf(one.body) === keyOf(other.body)
}

function keyOf(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each
  )
}

interface Passage {
  base: Block[]
  mine: Block[]
  theirs: Block[]
}

/** Between two blocks that all three have, whoever changed something wins; else both stay. */
function mergeBlocks(base: Block[], mine: Block[], theirs: Block[]) {
  const [keys, myKeys, theirKeys] = [base, mine, theirs].map((blocks) => blocks.map(keyOf))
  const [inMine, inTheirs] = [matches(keys, myKeys), matches(keys, theirKeys)]
  const blocks: Block[] = []
  let hasConflict = false
  let [from, myFrom, theirFrom] = [0, 0, 0]
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length
    const [my, their] = isEnd ? [mine.length, theirs.length] : [inMine[at], inTheirs[at]]
    if (my === undefined || their === undefined) continue
    const passage = {
      base: base.slice(from, at),
      mine: mine.slice(myFrom, my),
      theirs: theirs.slice(theirFrom, their),
    }
    for (const part of partsOf(passage)) {
      const merged = mergePassage(part)
      blocks.push(...merged.blocks)
      hasConflict ||= merged.hasConflict
    }
    if (!isEnd) blocks.push(base[at])
    ;[from, myFrom, theirFrom] = [at + 1, my + 1, their + 1]
  }
  return { blocks, hasConflict }
}

/** As many blocks in all three are most likely the same ones, rewritten. */
function partsOf(passage: Passage): Passage[] {
  const { base, mine, theirs } = passage
  if (base.length !== mine.length || base.length !== theirs.length) return [passage]
  return base.map((block, at) => ({ base: [block], mine: [mine[at]], theirs: [theirs[at]] }))
}

function mergePassage({ base, mine, theirs }: Passage) {
  const [before, my, their] = [base, mine, theirs].map(keyOf)
  if (their === before || their === my) return { blocks: mine, hasConflict: false }
  if (my === before) return { blocks: theirs, hasConflict: false }
  return { blocks: [...theirs, ...mine], hasConflict: true }
}

/** The longest common subsequence: where each of `one` is in `other`. */
function matches(one: string[], other: string[]): (number | undefined)[] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    new Array<number>(other.length + 1).fill(0)
  )
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i][j] =
        one[i] === other[j]
          ? lengths[i + 1][j + 1] + 1
          : Math.max(lengths[i + 1][j], lengths[i][j + 1])
    }
  }
  const found: (number | undefined)[] = new Array(one.length).fill(undefined)
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) found[i++] = j++
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i += 1
    else j += 1
  }
  return found
}
