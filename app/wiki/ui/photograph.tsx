import { PHOTOGRAPH_SIZE, photographSrcSet, photographUrl } from '#app/wiki/ui/photographs'

interface PhotographProps {
  /** such as `exteriors/villa` */
  name: string
  alt: string
  /** the `sizes` attribute */
  sizes: string
  /** above the fold: loaded eagerly */
  isFirstInSight?: boolean
  className?: string
}

/** One of vesta's own photos, 3:2 unless the class says otherwise. */
export function WikiPhotograph({
  name,
  alt,
  sizes,
  isFirstInSight,
  className = '',
}: PhotographProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={photographSrcSet(name)} sizes={sizes} />
      <img
        src={photographUrl(name)}
        {...PHOTOGRAPH_SIZE}
        alt={alt}
        loading={isFirstInSight ? 'eager' : 'lazy'}
        fetchPriority={isFirstInSight ? 'high' : 'auto'}
        decoding="async"
        className={`w-full bg-raised object-cover ${className}`}
      />
    </picture>
  )
}
