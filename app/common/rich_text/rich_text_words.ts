import type { RichBlock, RichInline, RichItem, RichText } from '#app/common/rich_text/rich_text'

/** What a document says, without its formatting: a blank line between paragraphs, one list item a line. */
export function richTextWordsOf(text: RichText): string {
  return joined(text.content, '\n\n').trim()
}

function joined(blocks: readonly (RichBlock | RichItem)[], between: string): string {
  return blocks.map(wordsIn).filter(Boolean).join(between)
}

function wordsIn(block: RichBlock | RichItem): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return (block.content ?? []).map(wordsOfInline).join('').trim()
    case 'blockquote':
      return joined(block.content, '\n\n')
    default:
      return joined(block.content, '\n')
  }
}

function wordsOfInline(inline: RichInline): string {
  return inline.type === 'text' ? inline.text : '\n'
}

/** Plain text as a document: blank lines part paragraphs, other line breaks stay. Null for no text. */
export function richTextFrom(words: string): RichText | null {
  const paragraphs = words.replace(/\r\n?/g, '\n').split(/\n\s*\n/)
  const content = paragraphs.map((each) => each.trim()).filter(Boolean)
  return content.length ? { type: 'doc', content: content.map(paragraphOf) } : null
}

function paragraphOf(words: string): RichBlock {
  const lines = words
    .split('\n')
    .flatMap((line, index): RichInline[] => [
      ...(index ? [{ type: 'hardBreak' as const }] : []),
      ...(line ? [{ type: 'text' as const, text: line }] : []),
    ])
  return { type: 'paragraph', content: lines }
}
