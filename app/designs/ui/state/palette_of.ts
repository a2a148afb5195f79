import type { DesignOptions, LookOption, Looks } from '#app/designs/ui/state/types'

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
