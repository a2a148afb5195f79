import { Fragment, type ReactNode } from 'react'
import type {
  HeadingLevel,
  RichBlock,
  RichInline,
  RichItem,
  RichMark,
  RichText,
} from '#app/common/rich_text/rich_text'

interface RichTextViewProps {
  text: RichText
  className?: string
}

/** How the levels of a text become those of its page. */
type HeadingTags = Readonly<Record<HeadingLevel, 'h2' | 'h3' | 'h4'>>

const IN_A_SECTION: HeadingTags = { 2: 'h3', 3: 'h4' }
const IN_A_PAGE: HeadingTags = { 2: 'h2', 3: 'h3' }

/** Renders formatted text as known elements only; nothing in it becomes markup. */
export function RichTextView({ text, className = '' }: RichTextViewProps) {
  return <div className={`rich-text ${className}`}>{text.content.map(blockWith(IN_A_SECTION))}</div>
}

/** One block of a text that is the page itself, such as an article. */
export function RichTextBlock({ block }: { block: RichBlock }) {
  return blockWith(IN_A_PAGE)(block, 0)
}

function blockWith(tags: HeadingTags) {
  const block = (node: RichBlock | RichItem, key: number): ReactNode => {
    switch (node.type) {
      case 'paragraph':
        return (
          <p key={key} dir="auto">
            {node.content?.map(inline)}
          </p>
        )
      case 'heading': {
        const Heading = tags[node.attrs.level]
        return (
          <Heading key={key} dir="auto">
            {node.content?.map(inline)}
          </Heading>
        )
      }
      case 'bulletList':
        return <ul key={key}>{node.content.map(block)}</ul>
      case 'orderedList':
        return <ol key={key}>{node.content.map(block)}</ol>
      case 'listItem':
        return (
          <li key={key} dir="auto">
            {node.content.map(block)}
          </li>
        )
      case 'blockquote':
        return (
          <blockquote key={key} dir="auto">
            {node.content.map(block)}
          </blockquote>
        )
    }
  }
  return block
}

function inline(node: RichInline, key: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={key} />
  return <Fragment key={key}>{(node.marks ?? []).reduceRight(marked, node.text)}</Fragment>
}

function marked(inner: ReactNode, mark: RichMark): ReactNode {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  return (
    <a href={mark.attrs.href} rel="nofollow ugc noopener noreferrer">
      {inner}
    </a>
  )
}
