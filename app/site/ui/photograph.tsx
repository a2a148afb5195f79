const files = import.meta.glob<string>('./photographs/*.{avif,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
})
const WIDTHS = [768, 1536]

interface PhotographProps {
  name: 'villa' | 'living' | 'mediterranean'
  alt: string
  /** the `sizes` attribute */
  sizes: string
  /** above the fold: loaded eagerly */
  isFirstInSight?: boolean
  className?: string
}

/** One of vesta's own photos, 3:2. */
export function SitePhotograph({ name, alt, sizes, isFirstInSight, className }: PhotographProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={srcSet(name, 'avif')} sizes={sizes} />
      <img
        src={files[`./photographs/${name}-1536.jpg`]}
        srcSet={srcSet(name, 'jpg')}
        sizes={sizes}
        width={1536}
        height={1024}
        alt={alt}
        loading={isFirstInSight ? 'eager' : 'lazy'}
        fetchPriority={isFirstInSight ? 'high' : 'auto'}
        decoding="async"
        className={className}
      />
    </picture>
  )
}

function srcSet(name: string, format: 'avif' | 'jpg'): string {
  return WIDTHS.map(
    (width) => `${files[`./photographs/${name}-${width}.${format}`]} ${width}w`
  ).join(', ')
}
