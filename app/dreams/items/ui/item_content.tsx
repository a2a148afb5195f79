import { Link } from '@inertiajs/react'
import { ExternalLink } from 'lucide-react'
import { Photo } from '#app/kit/media/photo'
import type { Item } from '#app/dreams/ui/dream_api'
import { HomePrice } from '#app/properties/ui/home_price'

type Preview = NonNullable<Item['content']['preview']>

const OUTWARD = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' }
const SIZES = '(width >= 1024px) 380px, (width >= 640px) 50vw, 100vw'

/** What an item shows, the same on the board and on its public page. */
export function ItemContent({ item }: { item: Item }) {
  const { text, url, preview, image, design, property } = item.content
  switch (item.kind) {
    case 'wish':
      return <p className="display p-5 text-22 leading-tight wrap-anywhere">{text}</p>
    case 'note':
      return (
        <>
          {url && preview && <LinkedPage url={url} preview={preview} />}
          {(text || (url && !preview)) && (
            <div className="flex flex-col gap-3 p-5">
              {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
              {url && !preview && <OutwardLink url={url} />}
            </div>
          )}
        </>
      )
    case 'image':
      return (
        <>
          <Photo image={image} ratio="as-is" sizes={SIZES} alt={image?.alt ?? text ?? 'Photo'} />
          <Caption text={text} />
        </>
      )
    case 'design':
      if (!design) return <Gone>This design is no longer shared.</Gone>
      return (
        <>
          <div className="relative">
            <Photo image={design.image} ratio="as-is" sizes={SIZES} alt={design.title} />
            <span className="absolute bottom-3 left-3 rounded-2 bg-black/80 px-2 py-1 text-12 text-white">
              AI-generated
            </span>
          </div>
          <div className="px-5 pt-4 pb-5">
            <h3 className="text-18">
              {design.url ? (
                <Link dir="auto" href={design.url}>
                  {design.title}
                </Link>
              ) : (
                design.title
              )}
            </h3>
            {design.details.length > 0 && (
              <p className="text-13 text-muted">{design.details.join(' · ')}</p>
            )}
            {text && <p className="mt-2 text-13 wrap-anywhere">{text}</p>}
          </div>
        </>
      )
    case 'property':
      if (!property) return <Gone>This listing is no longer available.</Gone>
      return (
        <>
          <Photo image={property.featured_image} sizes={SIZES} alt="" />
          <div className="px-5 pt-4 pb-5">
            <h3 className="text-18 wrap-anywhere">
              <Link href={`/properties/${property.slug}`} className="hover:underline">
                {property.name ?? 'Untitled'}
              </Link>
            </h3>
            <p className="text-13 text-muted">
              <HomePrice home={property} />
              {property.currency && property.city && ' · '}
              <bdi>{property.city}</bdi>
            </p>
            {text && <p className="mt-2 text-13 wrap-anywhere">{text}</p>}
          </div>
        </>
      )
  }
}

/** A linked page as it presents itself. */
function LinkedPage({ url, preview }: { url: string; preview: Preview }) {
  const { title, description, site_name: site, image } = preview
  return (
    <a href={url} {...OUTWARD} className="group block">
      {image && <Photo image={image} ratio="as-is" sizes={SIZES} alt="" />}
      <span className="block px-5 pt-4 pb-5">
        <span dir="auto" className="display line-clamp-3 block text-18 wrap-anywhere">
          <span className="group-hover:underline">{title}</span>
        </span>
        {description && (
          <span dir="auto" className="mt-1 line-clamp-2 block text-13 text-muted wrap-anywhere">
            {description}
          </span>
        )}
        <span className="mt-2 flex items-center gap-2 text-13 text-muted">
          <ExternalLink size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
          <bdi className="truncate">{site}</bdi>
          <span className="sr-only">, opens in a new tab</span>
        </span>
      </span>
    </a>
  )
}

function OutwardLink({ url }: { url: string }) {
  return (
    <a
      href={url}
      {...OUTWARD}
      className="inline-flex min-h-11 items-center gap-2 text-13 underline underline-offset-4 wrap-anywhere"
    >
      <ExternalLink size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
      {new URL(url).hostname.replace(/^www\./, '')}
      <span className="sr-only">, opens in a new tab</span>
    </a>
  )
}

function Caption({ text }: { text: string | null }) {
  return text ? <p className="px-5 py-4 text-13 wrap-anywhere">{text}</p> : null
}

function Gone({ children }: { children: string }) {
  return <p className="p-5 text-muted">{children}</p>
}
