import { Link } from '@inertiajs/react'
import { isTextBlock } from '#app/common/rich_text/rich_text'
import { RichTextBlock } from '#app/common/ui/rich_text_view'
import type { CompareBlock, EntryBlock, PhotoBlock } from '#app/journals/entries/entry_body'
import type { BodyDesign, ShownBody, EntryPropertyCard } from '#app/journals/ui/journals_api'
import { Badge } from '#app/kit/display/badge'
import { CompareSlider } from '#app/kit/media/compare_slider'
import { Photo } from '#app/kit/media/photo'
import { HomePrice } from '#app/properties/ui/home_price'
import { PropertySummary } from '#app/properties/ui/property_summary'

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
      return home ? <EntryListing home={home} /> : null
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

/** A home within a text. */
export function EntryListing({ home }: { home: EntryPropertyCard }) {
  return (
    <aside className="journal-listing group relative grid grid-cols-[112px_1fr] items-center gap-4 border-y border-line py-4 text-15 sm:grid-cols-[200px_1fr] sm:gap-6">
      <Photo image={home.featured_image} sizes="200px" alt="" className="rounded-6" />
      <div className="min-w-0">
        <p className="display text-22">
          <Link
            href={`/properties/${home.slug}`}
            className="plain break-words after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
          >
            {home.name ?? 'A home on vesta'}
          </Link>
        </p>
        <PropertySummary property={home} />
        <HomePrice home={home} />
      </div>
    </aside>
  )
}
