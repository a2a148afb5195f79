import type { Editor, JSONContent } from '@tiptap/react'
import {
  Columns2,
  Heading2,
  Heading3,
  House,
  ImagePlus,
  List,
  ListOrdered,
  Minus,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'

/** What needs a choice first. */
export type SlashChoice = 'photo' | 'compare' | 'listing'

export interface SlashCommand {
  label: string
  /** other words that find it */
  words: string
  icon: LucideIcon
  run: (editor: Editor, ask: (what: SlashChoice) => void) => void
}

export const SLASH_COMMANDS: readonly SlashCommand[] = [
  {
    label: 'Photo',
    words: 'image picture',
    icon: ImagePlus,
    run: (_, ask) => ask('photo'),
  },
  {
    label: 'Before and after',
    words: 'design compare',
    icon: Columns2,
    run: (_, ask) => ask('compare'),
  },
  {
    label: 'Listing',
    words: 'home house property',
    icon: House,
    run: (_, ask) => ask('listing'),
  },
  {
    label: 'Heading',
    words: 'title section',
    icon: Heading2,
    run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    label: 'Subheading',
    words: 'title section',
    icon: Heading3,
    run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    label: 'Bulleted list',
    words: 'points',
    icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    words: 'steps',
    icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    words: 'blockquote',
    icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: 'Divider',
    words: 'line rule',
    icon: Minus,
    run: (editor) => insertBlocks(editor, [{ type: 'divider' }]),
  },
]

export function findCommands(query: string): readonly SlashCommand[] {
  const word = query.trim().toLowerCase()
  return SLASH_COMMANDS.filter(({ label, words }) =>
    `${label} ${words}`
      .toLowerCase()
      .split(' ')
      .some((each) => each.startsWith(word))
  )
}

/** What is typed after a slash that begins a paragraph; null without one. */
export function slashQuery(editor: Editor): { query: string; from: number; to: number } | null {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  const typed = $from.parent.textContent
  if ($from.parentOffset !== typed.length) return null
  const [whole, query] = /^\/(\p{L}*)$/u.exec(typed) ?? []
  if (whole === undefined) return null
  return { query, from: $from.start(), to: $from.pos }
}

const PARAGRAPH: JSONContent = { type: 'paragraph' }

/**
 * Puts blocks after the one at a position, or in place of it while it is empty; there is always a
 * paragraph to write on in.
 */
export function insertBlocks(editor: Editor, blocks: JSONContent[], at?: number): void {
  const { doc, selection } = editor.state
  const $at = doc.resolve(Math.min(at ?? selection.from, doc.content.size))
  const [start, end] = $at.depth ? [$at.before(1), $at.after(1)] : [$at.pos, $at.pos]
  const isEmpty = $at.depth === 1 && $at.parent.content.size === 0
  const isLast = end >= doc.content.size
  const content = isLast ? [...blocks, PARAGRAPH] : blocks
  editor
    .chain()
    .insertContentAt(isEmpty ? { from: start, to: end } : end, content)
    .run()
}
