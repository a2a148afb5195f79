import { RoomScene } from '#app/designs/ui/components/options/room_scene'
import { titleOf } from '#app/designs/ui/state/look_words'
import { isAnythingChosen } from '#app/designs/ui/state/no_options'
import { paletteOf } from '#app/designs/ui/state/palette_of'
import type { DesignOptions, Looks } from '#app/designs/ui/state/types'

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
            ? titleOf(options, looks)
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
