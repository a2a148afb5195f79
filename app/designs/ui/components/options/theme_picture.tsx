import { RoomScene } from '#app/designs/ui/components/options/room_scene'
import { themeThumbnail } from '#app/designs/ui/state/theme_thumbnails'

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
