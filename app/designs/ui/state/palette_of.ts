import type { DesignOptions, LookOption, Looks } from '#app/designs/ui/state/types'

/** As many as stand side by side and are still told apart. */
const MOST = 7

/**
 * The colours that a choice leads to, the largest surface first: what was
 * asked for by name, then the theme, then what the place and the designer bring.
 */
export function paletteOf(options: DesignOptions, looks: Looks): string[] {
  const named = options.colors.flatMap((id) => swatchesOf(looks.colors, id))
  const theme = swatchesOf(looks.themes, options.theme)
  const place = swatchesOf(looks.locations, options.location)
  const designer = swatchesOf(looks.designers, options.designer)
  const borrowed =
    theme.length > 0 ? [...place.slice(-1), ...designer.slice(-1)] : [...place, ...designer]
  return [...new Set([...named, ...theme, ...borrowed])].slice(0, MOST)
}

function swatchesOf(options: readonly LookOption[], id: string | null): string[] {
  return options.find((option) => option.id === id)?.swatches ?? []
}
