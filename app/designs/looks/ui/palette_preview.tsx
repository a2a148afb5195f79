import { isAnythingChosen } from '#app/designs/looks/ui/design_options'
import { designTitleOf } from '#app/designs/looks/ui/look_words'
import { RoomScene } from '#app/designs/looks/ui/room_scene'
import type { DesignOptions, Looks, LookOption } from '#app/designs/ui/types'

interface PalettePreviewProps {
  options: DesignOptions
  looks: Looks
}

export function PalettePreview({ options, looks }: PalettePreviewProps) {
  const palette = paletteOf(options, looks)

  return (
    <div className="flex items-center gap-3">
      {palette.length > 0 && (
        <RoomScene swatches={palette} className="h-12 w-16 shrink-0 rounded-2" />
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate text-13">
          {isAnythingChosen(options)
            ? designTitleOf(options, looks)
            : 'Pick a look, or let us surprise you'}
        </p>
        {palette.length > 0 && (
          <span aria-hidden className="mt-1.5 flex h-4 overflow-hidden rounded-2">
            {palette.map((color, index) => (
              <span
                key={color}
                className={index === 0 ? 'grow-3' : index === 1 ? 'grow-2' : 'grow'}
                style={{ backgroundColor: color }}
              />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}

const MAX_COLORS = 7

/** The colors of a look, largest surface first: named colors, then theme, place and designer. */
export function paletteOf(options: DesignOptions, looks: Looks): string[] {
  const named = options.colors.flatMap((id) => swatchesOf(looks.colors, id))
  const theme = swatchesOf(looks.themes, options.theme)
  const place = swatchesOf(looks.locations, options.location)
  const designer = swatchesOf(looks.designers, options.designer)
  const borrowed =
    theme.length > 0 ? [...place.slice(-1), ...designer.slice(-1)] : [...place, ...designer]
  return [...new Set([...named, ...theme, ...borrowed])].slice(0, MAX_COLORS)
}

function swatchesOf(options: readonly LookOption[], id: string | null): string[] {
  return options.find((option) => option.id === id)?.swatches ?? []
}
