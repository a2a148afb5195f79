import type { Editor, JSONContent } from '@tiptap/react'

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
