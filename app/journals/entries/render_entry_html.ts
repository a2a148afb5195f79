import { escapeXml } from '#app/common/text/escape_xml'
import {
  isTextBlock,
  type RichBlock,
  type RichInline,
  type RichItem,
  type RichMark,
} from '#app/common/rich_text/rich_text'
import type { EntryBlock, EntryBody } from '#app/journals/entries/entry_body'
import type { Resources } from '#app/journals/entries/find_resources'
import type { ImageRow } from '#app/media/image_row'
import { originalPath } from '#app/media/image_transformer'

/**
 * An entry's text as HTML for feeds and programs: known elements only, everything escaped.
 * @param origin of the site, since readers show it elsewhere
 */
export function renderEntryHtml(
  body: EntryBody | null,
  resources: Resources,
  origin: string
): string {
  const blocks = (body?.content ?? []).map((node) =>
    isTextBlock(node) ? textBlock(node) : ownBlock(node, resources, origin)
  )
  return blocks.join('')
}

function textBlock(node: RichBlock | RichItem): string {
  switch (node.type) {
    case 'paragraph':
      return `<p>${line(node.content)}</p>`
    case 'heading':
      return `<h${node.attrs.level}>${line(node.content)}</h${node.attrs.level}>`
    case 'bulletList':
      return `<ul>${node.content.map(textBlock).join('')}</ul>`
    case 'orderedList':
      return `<ol>${node.content.map(textBlock).join('')}</ol>`
    case 'listItem':
      return `<li>${node.content.map(textBlock).join('')}</li>`
    case 'blockquote':
      return `<blockquote>${node.content.map(textBlock).join('')}</blockquote>`
  }
}

function line(content: readonly RichInline[] = []): string {
  return content.map(inline).join('')
}

function inline(node: RichInline): string {
  if (node.type === 'hardBreak') return '<br />'
  return (node.marks ?? []).reduceRight(marked, escapeXml(node.text))
}

function marked(inner: string, mark: RichMark): string {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`
  if (mark.type === 'italic') return `<em>${inner}</em>`
  return `<a href="${escapeXml(mark.attrs.href)}" rel="nofollow ugc noopener noreferrer">${inner}</a>`
}

function ownBlock(node: EntryBlock, resources: Resources, origin: string): string {
  if (node.type === 'divider') return '<hr />'
  if (node.type === 'photo') {
    const { image: id, alt, caption } = node.attrs
    const image = resources.images.get(id)
    return image ? figure(picture(image, alt || image.alt || '', origin), caption) : ''
  }
  if (node.type === 'compare') {
    const design = resources.designs.get(node.attrs.design)
    if (!design) return ''
    const before = design.original ? picture(design.original, 'Before', origin) : ''
    const after = picture(design.image, 'After, AI-generated', origin)
    const words = [node.attrs.caption, 'Before and after, AI-generated'].filter(Boolean).join(' · ')
    return figure(`${before}${after}`, words)
  }
  const home = resources.properties.get(node.attrs.property)
  if (!home) return ''
  const name = escapeXml(home.name ?? 'A home on vesta')
  return `<p><a href="${origin}/properties/${encodeURIComponent(home.slug)}">${name}</a></p>`
}

function figure(inner: string, caption: string): string {
  const words = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''
  return `<figure>${inner}${words}</figure>`
}

function picture({ content }: ImageRow, alt: string, origin: string): string {
  const { width, height } = content
  const src = `${origin}${originalPath(content)}`
  return `<img src="${escapeXml(src)}" alt="${escapeXml(alt)}" width="${width}" height="${height}" />`
}
