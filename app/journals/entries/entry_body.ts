import { cutShort } from '#app/kit/display/cut_short'
import { isTextBlock, readRichTextWith, type RichText } from '#app/common/rich_text/rich_text'
import { richTextWordsOf } from '#app/common/rich_text/rich_text_words'
import {
  MAX_ENTRY_ALT_CHARACTERS,
  MAX_ENTRY_CAPTION_CHARACTERS,
  MAX_ENTRY_BYTES,
  MAX_ENTRY_NODES,
} from '#app/journals/journal_options'

export const PHOTO_WIDTHS = ['text', 'wide'] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

export interface PhotoBlock {
  type: 'photo'
  attrs: { image: number; alt: string; caption: string; width: PhotoWidth }
}

/** One of one's own designs beside the photo it was made from. */
export interface CompareBlock {
  type: 'compare'
  attrs: { design: number; caption: string }
}

export interface ListingBlock {
  type: 'listing'
  attrs: { property: number }
}

export interface DividerBlock {
  type: 'divider'
}

export type EntryBlock = PhotoBlock | CompareBlock | ListingBlock | DividerBlock

/** What an entry says: formatted text with pictures and cards between its blocks. */
export type EntryBody = RichText<EntryBlock>

/** Null for anything that isn't an entry's text, or is too long. */
export function readEntryBody(value: unknown): EntryBody | null {
  const body = readRichTextWith(value, { maxNodes: MAX_ENTRY_NODES, readOwn })
  return body && bytesOf(body) <= MAX_ENTRY_BYTES ? body : null
}

export function isEntryBody(value: unknown): boolean {
  return readEntryBody(value) !== null
}

/** Whether nothing but its length is wrong with it. */
export function isTooLong(value: unknown): boolean {
  const body = readRichTextWith(value, { maxNodes: Number.POSITIVE_INFINITY, readOwn })
  return body !== null && !isEntryBody(body)
}

function bytesOf(body: EntryBody): number {
  return new TextEncoder().encode(JSON.stringify(body)).length
}

function readOwn(type: unknown, attribute: (name: string) => unknown): EntryBlock | null {
  switch (type) {
    case 'divider':
      return { type }
    case 'photo': {
      const image = idOf(attribute('image'))
      const alt = wordsIn(attribute('alt'), MAX_ENTRY_ALT_CHARACTERS)
      const caption = wordsIn(attribute('caption'), MAX_ENTRY_CAPTION_CHARACTERS)
      const width = PHOTO_WIDTHS.find((known) => known === (attribute('width') ?? 'text'))
      if (image === null || alt === null || caption === null || !width) return null
      return { type, attrs: { image, alt, caption, width } }
    }
    case 'compare': {
      const design = idOf(attribute('design'))
      const caption = wordsIn(attribute('caption'), MAX_ENTRY_CAPTION_CHARACTERS)
      return design === null || caption === null ? null : { type, attrs: { design, caption } }
    }
    case 'listing': {
      const property = idOf(attribute('property'))
      return property === null ? null : { type, attrs: { property } }
    }
    default:
      return null
  }
}

/** PostgreSQL's integer */
const MAX_ID = 2_147_483_647

function idOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MAX_ID
    ? value
    : null
}

function wordsIn(value: unknown, maxCharacters: number): string | null {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' && value.length <= maxCharacters ? value : null
}

export interface BodyReferences {
  images: number[]
  designs: number[]
  properties: number[]
}

/** What the blocks of a text stand for, each once, in order. */
export function referencesOf(body: EntryBody | null): BodyReferences {
  const own = (body?.content ?? []).filter((block) => !isTextBlock(block))
  const ids = (of: (block: EntryBlock) => number | null) => [
    ...new Set(own.flatMap((block) => of(block as EntryBlock) ?? [])),
  ]
  return {
    images: ids((block) => (block.type === 'photo' ? block.attrs.image : null)),
    designs: ids((block) => (block.type === 'compare' ? block.attrs.design : null)),
    properties: ids((block) => (block.type === 'listing' ? block.attrs.property : null)),
  }
}

/** What an entry says in plain words, captions left out. */
export function entryWords(body: EntryBody | null): string {
  const content = (body?.content ?? []).filter((block) => isTextBlock(block))
  return richTextWordsOf({ type: 'doc', content })
}

export function countEntryWords(body: EntryBody | null): number {
  return entryWords(body).split(/\s+/).filter(Boolean).length
}

const WORDS_PER_MINUTE = 220

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

const MAX_EXCERPT_CHARACTERS = 220

/** The first words, cut where one ends. */
export function entryExcerptOf(body: EntryBody | null): string {
  const words = entryWords({
    type: 'doc',
    content: (body?.content ?? []).filter(({ type }) => type !== 'heading'),
  }).replace(/\s+/g, ' ')
  if (words.length <= MAX_EXCERPT_CHARACTERS) return words
  const cut = cutShort(words, MAX_EXCERPT_CHARACTERS)
  const lastGap = cut.lastIndexOf(' ')
  // Chinese, Japanese and Thai have few or no gaps
  const end = lastGap < MAX_EXCERPT_CHARACTERS / 2 ? cut.length : lastGap
  return `${cut.slice(0, end).replace(/[\s,;:.–-]+$/, '')}…`
}
