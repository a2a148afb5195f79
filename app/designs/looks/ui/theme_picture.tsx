import { RoomScene } from '#app/designs/looks/ui/room_scene'

interface ThemePictureProps {
  themeId: string
  /** drawn if there is no thumbnail */
  swatches: readonly string[]
  className?: string
}

/** The built-in engine's rendering of a sample room in this theme. */
export function ThemePicture({ themeId, swatches, className = '' }: ThemePictureProps) {
  const thumbnail = themeThumbnail(themeId)
  if (!thumbnail) return <RoomScene swatches={swatches} className={className} />
  return (
    <img
      src={thumbnail}
      alt=""
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className}`}
    />
  )
}

/** Made by `scripts/render_theme_thumbnails.ts`; each theme has one. */
const THUMBNAILS = import.meta.glob<string>('../themes/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

function themeThumbnail(themeId: string): string | undefined {
  return THUMBNAILS[`../themes/${themeId}.webp`]
}
