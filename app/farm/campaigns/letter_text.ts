import string from '@adonisjs/core/helpers/string'
import type { RichBlock, RichInline, RichItem, RichMark } from '#app/common/rich_text/rich_text'

const escapeHtml = (text: string) => string.escapeHTML(text)

/** What a link leads to in a mail: the page itself, or the redirect that counts. */
export type LinkTo = (url: string) => string

const FONT = `-apple-system,'Segoe UI',Helvetica,Arial,sans-serif`
const INK = '#1B1916'
const PARAGRAPH = `margin:0 0 16px;font:400 16px/26px ${FONT};color:${INK};`
const HEADINGS = {
  2: `margin:28px 0 12px;font:400 26px/1.2 Georgia,'Times New Roman',serif;color:${INK};`,
  3: `margin:24px 0 8px;font:400 20px/1.3 Georgia,'Times New Roman',serif;color:${INK};`,
}
const LIST = `margin:0 0 16px;padding:0 0 0 24px;font:400 16px/26px ${FONT};color:${INK};`
const QUOTE = 'margin:0 0 16px;padding:0 0 0 16px;border-left:2px solid #E4DED4;'

/** Formatted text as the HTML of a mail: known elements with their styles, everything escaped. */
export function textHtml(blocks: readonly RichBlock[], linkTo: LinkTo): string {
  return blocks.map((block) => nodeHtml(block, linkTo)).join('')
}

function nodeHtml(node: RichBlock | RichItem, linkTo: LinkTo): string {
  switch (node.type) {
    case 'paragraph':
      return `<p class="ink" style="${PARAGRAPH}">${lineHtml(node.content, linkTo)}</p>`
    case 'heading': {
      const { level } = node.attrs
      return `<h${level} class="ink" style="${HEADINGS[level]}">${lineHtml(node.content, linkTo)}</h${level}>`
    }
    case 'bulletList':
      return `<ul class="ink" style="${LIST}">${insideHtml(node.content, linkTo)}</ul>`
    case 'orderedList':
      return `<ol class="ink" style="${LIST}">${insideHtml(node.content, linkTo)}</ol>`
    case 'listItem':
      return `<li>${insideHtml(node.content, linkTo)}</li>`
    case 'blockquote':
      return `<blockquote class="line" style="${QUOTE}">${insideHtml(node.content, linkTo)}</blockquote>`
  }
}

function insideHtml(nodes: readonly (RichBlock | RichItem)[], linkTo: LinkTo): string {
  return nodes.map((node) => nodeHtml(node, linkTo)).join('')
}

function lineHtml(content: RichInline[] | undefined, linkTo: LinkTo): string {
  return (content ?? []).map((inline) => inlineHtml(inline, linkTo)).join('')
}

function inlineHtml(node: RichInline, linkTo: LinkTo): string {
  if (node.type === 'hardBreak') return '<br>'
  return (node.marks ?? []).reduceRight(
    (inner, mark) => markedHtml(inner, mark, linkTo),
    escapeHtml(node.text)
  )
}

function markedHtml(inner: string, mark: RichMark, linkTo: LinkTo): string {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`
  if (mark.type === 'italic') return `<em>${inner}</em>`
  return `<a href="${escapeHtml(linkTo(mark.attrs.href))}" class="brass" style="color:#7C5E26;">${inner}</a>`
}

/** Formatted text as plain text; links follow their words. */
export function plainLetterText(blocks: readonly RichBlock[], linkTo: LinkTo): string {
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
