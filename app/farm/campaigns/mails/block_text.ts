import type { RichBlock, RichInline, RichItem } from '#app/common/contract/rich_text'
import type { LinkTo } from '#app/farm/campaigns/mails/block_html'

/** Formatted text as plain text; links follow their words. */
export function plainText(blocks: readonly RichBlock[], linkTo: LinkTo): string {
  return blocks
    .map((block) => nodeText(block, linkTo))
    .filter(Boolean)
    .join('\n\n')
}

function nodeText(node: RichBlock | RichItem, linkTo: LinkTo): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return (node.content ?? [])
        .map((inline) => inlineText(inline, linkTo))
        .join('')
        .trim()
    case 'bulletList':
      return node.content.map((item) => `- ${nodeText(item, linkTo)}`).join('\n')
    case 'orderedList':
      return node.content.map((item, index) => `${index + 1}. ${nodeText(item, linkTo)}`).join('\n')
    case 'listItem':
      return node.content.map((block) => nodeText(block, linkTo)).join('\n')
    case 'blockquote':
      return node.content.map((block) => `> ${nodeText(block, linkTo)}`).join('\n')
  }
}

function inlineText(node: RichInline, linkTo: LinkTo): string {
  if (node.type === 'hardBreak') return '\n'
  const link = node.marks?.find((mark) => mark.type === 'link')?.attrs.href
  return link && link !== node.text ? `${node.text} (${linkTo(link)})` : node.text
}
