import type { DesignOptions, LookOption, Looks } from '#app/designs/ui/state/types'

export function labelOf(options: readonly LookOption[], id: string | null): string | null {
  return options.find((option) => option.id === id)?.label ?? id
}

/** What a design is called: "Art deco", "by Inès Valmor", "in Paris", or whatever was chosen first. */
export function titleOf(options: DesignOptions, looks: Looks): string {
  const theme = labelOf(looks.themes, options.theme)
  const designer = labelOf(looks.designers, options.designer)
  const place = labelOf(looks.locations, options.location)
  const color = labelOf(looks.colors, options.colors[0] ?? null)
  return (
    theme ?? designer ?? place ?? color ?? (options.customPrompt ? 'In your words' : 'A new look')
  )
}

/** The room, designer and place, as far as they are said: "Living room · Paris". */
export function subtitleOf(options: DesignOptions, looks: Looks): string {
  const { roomType, designer, location } = options
  const parts = [
    labelOf(looks.room_types, roomType) ?? 'Your room',
    options.theme ? labelOf(looks.designers, designer) : null,
    labelOf(looks.locations, location),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** How much of the room was kept, as a plain word; null where nobody measured. */
export function structureWord(score: number | null): string | null {
  if (score === null) return null
  if (score >= 0.8) return 'Room kept'
  return score >= 0.5 ? 'Room mostly kept' : 'Room changed'
}
