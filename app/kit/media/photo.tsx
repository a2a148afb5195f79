import { useState, type SyntheticEvent } from 'react'
import { MissingPicture } from '#app/kit/media/missing_picture'
import { jpegSrcSet, modernSources, type Picture } from '#app/kit/media/picture'

export type PhotoRatio = '3/2' | '4/3' | '1/1' | '16/9' | '9/16' | 'as-is' | 'fill'

interface PhotoProps {
  /** A drawing stands in for null. */
  image: Picture | null
  /** Listings 3/2, spots 9/16, designs as they are; `fill` takes its parent's size. */
  ratio?: PhotoRatio
  /** The `sizes` attribute; the viewport's width by default. */
  sizes?: string
  /** The page's largest picture: loaded first and shown without fading in. */
  priority?: boolean
  /** Overrides the picture's own; empty if adjacent text says the same. */
  alt?: string
  className?: string
}

/**
 * A photo in the best format and size the browser supports. Fades in from its placeholder without
 * layout shift. Without JavaScript, or if loaded before hydration, it simply shows.
 */
export function Photo({
  image,
  ratio = '3/2',
  sizes = '100vw',
  priority = false,
  alt = image?.alt ?? '',
  className = '',
}: PhotoProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const isMissing = !image || brokenUrl === image.url
  const frame = `relative block overflow-hidden bg-raised bg-cover bg-center ${
    ratio === 'fill' ? 'size-full' : 'w-full'
  } ${className}`

  if (isMissing) {
    return (
      <span className={frame} style={{ aspectRatio: aspectRatio(ratio, image) }}>
        <MissingPicture alt={alt} />
      </span>
    )
  }

  const markBroken = () => setBrokenUrl(image.url)

  /** Hides an unloaded picture so that it can fade in; only here, where scripts run. */
  const prepare = (element: HTMLImageElement | null) => {
    if (!element || priority) return
    if (!element.complete) element.dataset.loading = ''
    else if (element.naturalWidth === 0) markBroken()
  }

  return (
    <picture
      className={frame}
      style={{
        aspectRatio: aspectRatio(ratio, image),
        backgroundImage: image.placeholder ? `url("${image.placeholder}")` : undefined,
      }}
    >
      {modernSources(image).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={prepare}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        draggable={false}
        sizes={sizes}
        srcSet={jpegSrcSet(image)}
        src={image.url}
        onLoad={reveal}
        onError={markBroken}
        className="size-full object-cover transition-opacity duration-250 ease-out data-loading:opacity-0"
      />
    </picture>
  )
}

function reveal({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  delete currentTarget.dataset.loading
}

function aspectRatio(ratio: PhotoRatio, image: Picture | null): string | undefined {
  if (ratio === 'fill') return undefined
  if (ratio !== 'as-is') return ratio
  return image ? `${image.width}/${image.height}` : '3/2'
}
