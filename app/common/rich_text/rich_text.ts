import { honestWords } from '#app/common/text/honest_host'

/**
 * A ProseMirror document limited to these nodes and marks. Of those who read it with a grammar, its
 * top level also has blocks of their own.
 */
export interface RichText<Own = never> {
  type: 'doc'
  content: (RichBlock | Own)[]
}

export type RichBlock =
  | { type: 'paragraph'; content?: RichInline[] }
  | { type: 'heading'; attrs: { level: HeadingLevel }; content?: RichInline[] }
  | { type: 'bulletList' | 'orderedList'; content: RichItem[] }
  | { type: 'blockquote'; content: RichBlock[] }

export interface RichItem {
  type: 'listItem'
  content: RichBlock[]
}

export type RichInline = { type: 'text'; text: string; marks?: RichMark[] } | { type: 'hardBreak' }

export type RichMark =
  { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } }

export const HEADING_LEVELS = [2, 3] as const
export type HeadingLevel = (typeof HEADING_LEVELS)[number]

/** Both fit within the limits of `app/kernel/http/body_limits.ts`. */
export const MAX_RICH_TEXT_DEPTH_NODES = 10
export const MAX_RICH_TEXT_NODES = 500
export const MAX_LINK_CHARACTERS = 2000

const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:']

export function isRichTextLink(href: string): boolean {
  if (href.length > MAX_LINK_CHARACTERS || !URL.canParse(href)) return false
  return LINK_PROTOCOLS.includes(new URL(href).protocol)
}

class Unfit extends Error {}

/**
 * Parses a value as formatted text, dropping unknown attributes. Null if it has other nodes, marks
 * or links, is too deep, or has too many nodes.
 */
export function readRichText(value: unknown): RichText | null {
  return readRichTextWith<never>(value, { maxNodes: MAX_RICH_TEXT_NODES, readOwn: () => null })
}

/** What a document may hold beside formatted text. */
interface Grammar<Own> {
  maxNodes: number
  /** null for a node that isn't one of its own blocks, or is one but broken */
  readOwn: (type: unknown, attribute: (name: string) => unknown) => Own | null
}

/** The same with blocks of one's own at the top level. */
export function readRichTextWith<Own>(
  value: unknown,
  { maxNodes, readOwn }: Grammar<Own>
): RichText<Own> | null {
  try {
    const { type, content } = nodeOf(value)
    if (type !== 'doc') return null
    const reader = new Reader(maxNodes)
    const blocks = listOf(content).map((each) => {
      const node = nodeOf(each)
      const own = readOwn(node.type, (name) => attribute(node.attrs, name))
      return own ? reader.counted(own) : reader.block(each, 1)
    })
    return blocks.length ? { type, content: blocks } : null
  } catch (error) {
    if (error instanceof Unfit) return null
    throw error
  }
}

const TEXT_BLOCKS: readonly string[] = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
] satisfies RichBlock['type'][]

/** Whether a block is formatted text, not one of one's own. */
export function isTextBlock<Own extends { type: string }>(
  block: RichBlock | Own
): block is RichBlock {
  return TEXT_BLOCKS.includes(block.type)
}

export function isRichText(value: unknown): boolean {
  return readRichText(value) !== null
}

interface Node {
  type: unknown
  text?: unknown
  attrs?: unknown
  marks?: unknown
  content?: unknown
}

function nodeOf(value: unknown): Node {
  if (typeof value !== 'object' || value === null || !('type' in value)) throw new Unfit()
  return value
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Unfit()
  return value
}

function attribute(attrs: unknown, name: string): unknown {
  return typeof attrs === 'object' && attrs !== null ? Reflect.get(attrs, name) : undefined
}

class Reader {
  readonly #maxNodes: number
  #nodes = 0

  constructor(maxNodes: number) {
    this.#maxNodes = maxNodes
  }

  counted<Own>(own: Own): Own {
    this.#count(1)
    return own
  }

  block(value: unknown, depth: number): RichBlock {
    this.#count(depth)
    const { type, attrs, content } = nodeOf(value)
    switch (type) {
      case 'paragraph':
        return { type, ...this.#line(content) }
      case 'heading': {
        const level = HEADING_LEVELS.find((known) => known === attribute(attrs, 'level'))
        if (!level) throw new Unfit()
        return { type, attrs: { level }, ...this.#line(content) }
      }
      case 'bulletList':
      case 'orderedList':
        return { type, content: this.#items(content, depth + 1) }
      case 'blockquote':
        return { type, content: this.#blocks(content, depth + 1) }
      default:
        throw new Unfit()
    }
  }

  #blocks(content: unknown, depth: number): RichBlock[] {
    const blocks = listOf(content).map((value) => this.block(value, depth))
    if (!blocks.length) throw new Unfit()
    return blocks
  }

  #items(content: unknown, depth: number): RichItem[] {
    const items = listOf(content).map((value): RichItem => {
      this.#count(depth)
      const node = nodeOf(value)
      if (node.type !== 'listItem') throw new Unfit()
      return { type: 'listItem', content: this.#blocks(node.content, depth + 1) }
    })
    if (!items.length) throw new Unfit()
    return items
  }

  #line(content: unknown): { content?: RichInline[] } {
    if (content === undefined || content === null) return {}
    return { content: listOf(content).map((value) => this.#inline(value)) }
  }

  #inline(value: unknown): RichInline {
    this.#count(0)
    const { type, text, marks } = nodeOf(value)
    if (type === 'hardBreak') return { type }
    if (type !== 'text' || typeof text !== 'string' || !text) throw new Unfit()
    const read = marks === undefined || marks === null ? [] : listOf(marks).map(markOf)
    const link = read.find((mark) => mark.type === 'link')
    const words = link ? honestWords(text, link.attrs.href) : text
    return read.length ? { type, text: words, marks: read } : { type, text }
  }

  #count(depth: number): void {
    this.#nodes += 1
    if (this.#nodes > this.#maxNodes || depth > MAX_RICH_TEXT_DEPTH_NODES) throw new Unfit()
  }
}

function markOf(value: unknown): RichMark {
  const { type, attrs } = nodeOf(value)
  if (type === 'bold' || type === 'italic') return { type }
  const href = attribute(attrs, 'href')
  if (type !== 'link' || typeof href !== 'string' || !isRichTextLink(href)) throw new Unfit()
  return { type, attrs: { href } }
}
