import { isTextBlock } from '#app/common/contract/rich_text'
import { RichTextBlock } from '#app/common/ui/rich_text_view'
import { Badge } from '#app/kit/display/badge'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import type { CompareBlock, EntryBlock, PhotoBlock } from '#app/journals/contract/entry_body'
import { ListingCard } from '#app/journals/ui/components/listing_card'
import type { BodyDesign, ShownBody } from '#app/journals/ui/types'

/** Sizes of the pictures within a text. */
const SIZES = {
  text: '(width >= 768px) 680px, 100vw',
  wide: '(width >= 1144px) 1080px, 100vw',
}

/** An entry's text: known elements only; nothing in it becomes markup. */
export function EntryText({ shown, className = '' }: { shown: ShownBody; className?: string }) {
  const blocks = shown.body?.content ?? []
  const firstPicture = blocks.findIndex(({ type }) => type === 'photo' || type === 'compare')
  return (
    <div className={`journal-text ${className}`}>
      {blocks.map((block, index) =>
        isTextBlock(block) ? (
          <RichTextBlock key={index} block={block} />
        ) : (
          <OwnBlock key={index} block={block} shown={shown} isFirst={index === firstPicture} />
        )
      )}
    </div>
  )
}

interface OwnBlockProps<Block> {
  block: Block
  shown: ShownBody
  /** the page's first picture */
  isFirst: boolean
}

/** What has gone since isn't shown. */
function OwnBlock({ block, shown, isFirst }: OwnBlockProps<EntryBlock>) {
  switch (block.type) {
    case 'divider':
      return <hr />
    case 'photo':
      return <PhotoFigure block={block} shown={shown} isFirst={isFirst} />
    case 'compare':
      return <CompareFigure block={block} shown={shown} isFirst={isFirst} />
    case 'listing': {
      const home = shown.properties.find(({ id }) => id === block.attrs.property)
      return home ? <ListingCard home={home} /> : null
    }
  }
}

function PhotoFigure({ block, shown, isFirst }: OwnBlockProps<PhotoBlock>) {
  const { image: id, alt, caption, width } = block.attrs
  const image = shown.images.find((each) => each.id === id)
  if (!image) return null
  return (
    <figure className={width === 'wide' ? 'is-wide' : ''}>
      <Photo
        image={image}
        ratio="as-is"
        alt={alt || image.alt || ''}
        sizes={SIZES[width]}
        priority={isFirst}
        className="rounded-6"
      />
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  )
}

function CompareFigure({ block, shown, isFirst }: OwnBlockProps<CompareBlock>) {
  const { design: id, caption } = block.attrs
  const design = shown.designs.find((each) => each.id === id)
  return design ? <DesignFigure design={design} caption={caption} isFirst={isFirst} /> : null
}

interface DesignFigureProps {
  design: BodyDesign
  caption?: string
  isFirst?: boolean
}

/** A design over the photo it was made from. */
export function DesignFigure({ design, caption = '', isFirst = false }: DesignFigureProps) {
  const { image, original_image: before } = design
  const label = <Badge tone="veil">AI-generated</Badge>
  return (
    <figure className="is-wide">
      {before ? (
        <CompareSlider
          before={before}
          after={image}
          label={`${caption || 'A room'}, before and after`}
          sizes={SIZES.wide}
          priority={isFirst}
        >
          {label}
        </CompareSlider>
      ) : (
        <div className="relative">
          <Photo
            image={image}
            ratio="as-is"
            alt={caption}
            className="rounded-6"
            priority={isFirst}
          />
          <span className="absolute right-3 bottom-3">{label}</span>
        </div>
      )}
      {caption && <figcaption dir="auto">{caption}</figcaption>}
    </figure>
  )
}
